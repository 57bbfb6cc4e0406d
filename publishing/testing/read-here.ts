import { openContent } from '#catalog/database/open-content.ts'
import { openSource } from '../build/database-source.ts'
import { createContentProducer } from '../versions/content-producer.ts'
import type { ContentReader } from '../versions/content-reader.ts'

/** Reads content in the test's own thread. A process of its own would load the catalog's code again in every test. */
export function readHere(folder: string, versionsFolder?: string): ContentReader {
  const produce = createContentProducer({ folder, versionsFolder })
  return {
    async read(layers = []) {
      const { database, ...facts } = await produce({ layers, kind: 'for now' })
      return { ...facts, index: openContent(openSource(database)) }
    },
    async readAhead(layers) {
      const { database, ...facts } = await produce({ layers, kind: 'ahead' })
      return { ...facts, index: openContent(openSource(database)) }
    },
    async close() {},
  }
}
