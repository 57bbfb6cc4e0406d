import type { Catalog } from '../catalog.ts'
import type { MediaLibrary } from './media-library.ts'
import { pictureBaseOf, variantAt } from './picture-variant.ts'

/** Finds the file or variant of a URL. Only media that the content refers to have URLs. */
export function createMediaLookup({ pictures, files }: MediaLibrary): Pick<Catalog, 'resolveMedia' | 'mediaFiles'> {
  const masters = new Map([...pictures.values()].map((master) => [master.src, master]))
  const byUrl = new Map([...files.values()].map((file) => [file.url, file]))

  return {
    resolveMedia(url) {
      const base = pictureBaseOf(url)
      const master = base === undefined ? undefined : masters.get(base)
      return master ? variantAt(master, url) : byUrl.get(url)
    },
    mediaFiles: () => ({ pictures: [...pictures.values()], files: [...files.values()] }),
  }
}
