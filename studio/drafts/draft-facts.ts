import { join } from 'node:path'
import { z } from 'zod'
import { parsedJson } from '../files/hash-of-bytes.ts'
import { filesBelow, textIfThere, writeWhole } from '../files/storage.ts'

const Facts = z.object({
  /** The hash of the published text when the draft began. Null for a new file. */
  base: z.string().nullable(),
  /** Null also for pictures and documents. */
  baseText: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  version: z.string(),
})
export type DraftFacts = z.infer<typeof Facts>

/** The facts of each draft, in a folder beside the layer, so that nothing but content is in the layer. */
export function createDraftFacts(folder: string) {
  const pathOf = (file: string) => join(folder, `${file}.json`)
  return {
    pathOf,
    async read(file: string): Promise<DraftFacts | undefined> {
      const text = await textIfThere(pathOf(file))
      if (text === undefined) return undefined
      const facts = Facts.safeParse(parsedJson(text))
      return facts.success ? facts.data : undefined
    },
    write: (file: string, facts: DraftFacts) => writeWhole(pathOf(file), `${JSON.stringify(facts, undefined, 2)}\n`),
    files: async () =>
      (await filesBelow(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length)),
  }
}
