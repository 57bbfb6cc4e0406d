import { posix } from 'node:path'

/** Characters of a hash in a URL. Ten hex digits (40 bits) are enough for a few thousand files. */
export const hashLength = 10

/**
 * A name that people recognise in a URL or a download folder: `products/rh-9010/pictures/studio.webp` becomes `rh-9010-studio`. It has no
 * dots, because width and format follow after the first dot.
 */
export function readableName(path: string): string {
  const { dir, name } = posix.parse(path)
  const folders = dir.split('/').filter((folder) => folder !== '' && folder !== 'pictures')
  const owner = folders.length > 1 ? folders.slice(1) : folders
  return [...owner, name]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}

export const pictureBase = (hash: string, path: string) => `/media/${hash.slice(0, hashLength)}/${readableName(path)}`
export const fileUrl = (hash: string, path: string) => `/media/${hash.slice(0, hashLength)}/${posix.basename(path)}`
