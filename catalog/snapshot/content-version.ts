import { createHash } from 'node:crypto'
import type { MediaLibrary } from '../media/media-library.ts'
import type { ContentFile } from '../reading/content-files.ts'

/** Changes when a byte of the content changes, a picture's included. */
export function contentVersion(files: readonly ContentFile[], media: MediaLibrary): string {
  const sum = createHash('sha256')
  // JSON keeps names and texts apart, so that no two states can be told as the same.
  for (const { file, text } of files) sum.update(JSON.stringify([file, text]))
  const mediaHashes = [...media.pictures.values(), ...media.files.values()].map(({ path, hash }) => [path, hash])
  sum.update(JSON.stringify(mediaHashes.sort()))
  return sum.digest('hex').slice(0, 12)
}
