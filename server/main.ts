export {}

// React decides by this, when it is first imported, whether it is the slow development build.
process.env['NODE_ENV'] ??= process.argv.includes('--development') ? 'development' : 'production'

const { loadAndListen } = await import('./start.ts')
await loadAndListen(process.env)
