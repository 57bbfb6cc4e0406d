import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Environment of processes that tests start: Node keeps the compiled TypeScript, which halves what a start costs. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'hearth-compile-cache') }
