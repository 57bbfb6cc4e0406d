import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { restartWithMemorySettings } from './memory-settings.ts'

const isDevelopment = process.argv.includes('--development')
// Before anything else is loaded. Not in development: `node --watch` has a channel to its process, which a restart would close.
if (!isDevelopment) restartWithMemorySettings()

// React reads NODE_ENV on its first import and picks its development or production build.
process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production'

// Keeps compiled modules for the next start. The variable is for the worker threads.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '../node_modules/.cache/node-compile')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])

const { loadAndListen } = await import('./start.ts')
await loadAndListen(process.env)
