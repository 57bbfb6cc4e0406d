import { createHash } from 'node:crypto'
import type { MediaLibrary } from '#catalog/media/media-library.ts'
import type { WordFiles } from '../read/content-draft.ts'
import { mediaPath } from '../read/media-references.ts'

type Entry = { source: { folder: string }; words: WordFiles<unknown> }

/**
 * A hash of everything that an entry is built from: its facts, the hashes of its words, the media that it names, and `shared`, which is what it needs of
 * other entries. An entry with the same inputs need not be built again.
 */
export function inputsOf(entry: Entry, { pictures, files }: MediaLibrary, shared = ''): string {
  const sum = createHash('sha1').update(shared)
  const text = JSON.stringify(entry, (name, value: unknown) => {
    // Where the entry was read from doesn't change what it says.
    if (name === 'source') return undefined
    if (value === entry.words) return Object.entries(entry.words).map(([language, file]) => [language, file.hash])
    if (typeof value !== 'string') return value
    const path = mediaPath(entry.source.folder, value)
    const medium = pictures.get(path) ?? files.get(path)
    return medium === undefined ? value : `${value} ${JSON.stringify(medium)}`
  })
  return sum.update(text).digest('base64url')
}
