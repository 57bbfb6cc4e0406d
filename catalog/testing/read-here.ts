import type { ContentReader, ReadLimits } from '../loading/content-reader.ts'
import { createLoader } from '../loading/load-first.ts'

/** Reads content in the test's own thread. A worker thread would load the catalog's code again in every test. */
export function readHere(folder: string, _limits?: ReadLimits, keptFile?: string): ContentReader {
  return { read: createLoader(folder, keptFile), async close() {} }
}
