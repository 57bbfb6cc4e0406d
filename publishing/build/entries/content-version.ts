import { createHash } from 'node:crypto'
import type { MediaLibrary } from '#catalog/media/media-library.ts'
import type { ContentFile } from '#publishing/read/content-file.ts'

/** A hash of all content files and media. */
export function contentVersion(files: readonly ContentFile[], media: MediaLibrary): string {
  const sum = createHash('sha256')
  // JSON separates names and texts, so that different content cannot give the same input to the hash.
  for (const { file, hash } of files) sum.update(JSON.stringify([file, hash]))
  for (const kind of [media.pictures, media.files]) {
    sum.update(JSON.stringify(kind.size))
    for (const path of [...kind.keys()].sort()) sum.update(JSON.stringify([path, kind.get(path)?.hash]))
  }
  return sum.digest('hex').slice(0, 12)
}
