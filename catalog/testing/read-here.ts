import type { ContentReader, ReadLimits } from '../loading/content-reader.ts'
import { type LastGood, loadEntries } from '../loading/load-entries.ts'
import { loadFirst } from '../loading/load-first.ts'

/** Reads content in the test's own thread: a thread of its own would load all of the catalog's code again, in every test. */
export function readHere(folder: string, _limits?: ReadLimits, keptFile?: string): ContentReader {
  let lastGood: LastGood | undefined
  return {
    async read() {
      const content = await (lastGood ? loadEntries(folder, lastGood) : loadFirst(folder, keptFile))
      lastGood = content.lastGood
      return content
    },
    async close() {},
  }
}
