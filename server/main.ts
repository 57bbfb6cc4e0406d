export {}

// React reads NODE_ENV on its first import and picks its development or production build.
process.env['NODE_ENV'] ??= process.argv.includes('--development') ? 'development' : 'production'

const { loadAndListen } = await import('./start.ts')
await loadAndListen(process.env)
