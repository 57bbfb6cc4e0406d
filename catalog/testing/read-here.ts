import type { ContentReader } from '../loading/content-reader.ts'
import { type LastGood, loadEntries } from '../loading/load-entries.ts'

/** Reads content in the test's own thread: a thread of its own would load all of the catalog's code again, in every test. */
export function readHere(folder: string): ContentReader {
  let lastGood: LastGood | undefined
  return {
    async read() {
      const content = await loadEntries(folder, lastGood)
      lastGood = content.lastGood
      return content
    },
    async close() {},
  }
}
