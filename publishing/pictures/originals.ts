import { lstat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Original } from '#catalog/media/media-library.ts'
import { releasesIn } from '../read/releases.ts'
import { hashOfFile, type Place } from './verified-copy.ts'

/** Finds the files that the content refers to. The caller must compare the hash of what it reads, because a file in the content folder may change at any time. */
export type Originals = {
  /** Undefined if the file was deleted or changed since the content was read. */
  find: (original: Original) => Promise<Place | undefined>
}

/** The files of a content folder, of its releases, and of `layers`, which are absolute folders. */
export function originalsIn(contentFolder: string, layers: readonly string[] = []): Originals {
  const root = resolve(contentFolder)
  return {
    async find({ path, hash }) {
      const places: Place[] = []
      for (const folder of [root, ...releasesIn(root).map((release) => release.folder), ...layers]) {
        if (await exists(join(folder, path))) places.push({ folder, path })
      }
      if (places.length < 2) return places[0]
      for (const place of places) if ((await hashOfFile(place).catch(() => undefined)) === hash) return place
      return undefined
    },
  }
}

function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}
