import { browserStorage } from '#studio/app/browser-storage.ts'
import type { Edit } from '#studio/files/edit.ts'

/** Edits of a file that the studio has not confirmed. `version`: what they change. */
export type Unsent = { file: string; version: string | null; edits: readonly Edit[] }

const start = 'studio-unsent:'
const keyOf = (entry: string) => start + entry

/** Keeps unsent edits in the browser, so that a reload or a crash loses none. Content is not personal data. */
export const unsentEdits = {
  /** The entries that have some. */
  keys: (): string[] => browserStorage.keys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : [])),
  read(entry: string): Unsent[] {
    try {
      const kept: unknown = JSON.parse(browserStorage.read(keyOf(entry)) ?? '[]')
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  },
  write(entry: string, unsent: readonly Unsent[]) {
    browserStorage.write(keyOf(entry), unsent.length === 0 ? undefined : JSON.stringify(unsent))
  },
}
