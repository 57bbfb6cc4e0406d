import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Environment for processes that tests start: Node caches the compiled TypeScript, which halves the start time. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'hearth-compile-cache') }
