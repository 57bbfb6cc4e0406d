import { z } from 'zod'
import { browserStorage } from '#studio/app/browser-storage.ts'
import { Edit } from '#studio/wire/write.ts'

/** Edits of a file that the studio has not confirmed. `version`: what they change. */
const Unsent = z.object({ file: z.string(), version: z.string().nullable(), edits: z.array(Edit).readonly() })
export type Unsent = z.infer<typeof Unsent>

const start = 'studio-unsent:'
const keyOf = (entry: string) => start + entry

/** Keeps unsent edits in the browser, so that a reload or a crash loses none. Content is not personal data. */
export const unsentEdits = {
  /** The entries that have some. */
  keys: (): string[] => browserStorage.keys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : [])),
  read(entry: string): Unsent[] {
    try {
      return z.array(Unsent).parse(JSON.parse(browserStorage.read(keyOf(entry)) ?? '[]'))
    } catch {
      return []
    }
  },
  write(entry: string, unsent: readonly Unsent[]) {
    browserStorage.write(keyOf(entry), unsent.length === 0 ? undefined : JSON.stringify(unsent))
  },
}
