import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

const isDevelopment = process.argv.includes('--development')

// React reads NODE_ENV on its first import and picks its development or production build.
process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production'

// Without compiled modules, the next start compiles all TypeScript again. The variable is for worker threads and child processes.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '../node_modules/.cache/node-compile')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])

const { loadAndListen } = await import('./start.ts')
await loadAndListen(process.env)
