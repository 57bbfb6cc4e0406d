import { posix } from 'node:path'

/** How many characters of a content hash stand in an address: 40 bits keep a few thousand files apart. */
export const hashLength = 10

/**
 * A name that people recognise in a download folder or an address: `products/rh-9010/pictures/studio.webp` is `rh-9010-studio`. Without dots,
 * because what follows the first dot says width and format.
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

export const pictureBase = (hash: string, path: string) => `/media/${hash}/${readableName(path)}`
export const fileUrl = (hash: string, path: string) => `/media/${hash}/${posix.basename(path)}`
