import { enableCompileCache } from 'node:module'
import { compileCache, restartWithMemorySettings } from './memory-settings.ts'

const isDevelopment = process.argv.includes('--development')
// Before anything else is loaded. Not in development: `node --watch` has a channel to its process, which a restart would close.
if (!isDevelopment) restartWithMemorySettings()

// React reads NODE_ENV on its first import and picks its development or production build.
process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production'

// The variable is for the worker threads.
process.env['NODE_COMPILE_CACHE'] ??= compileCache
enableCompileCache(process.env['NODE_COMPILE_CACHE'])

const { lowerHelperThreads } = await import('./helper-threads.ts')
lowerHelperThreads()

const { loadAndListen } = await import('./start.ts')
await loadAndListen(process.env)
