import type { Catalog } from '../catalog.ts'
import type { MediaLibrary } from './media-library.ts'
import { pictureBaseOf, variantsOf, variantUrl } from './picture-variant.ts'

/** From addresses back to files. Only what the content mentions has an address, in no more sizes than its master allows. */
export function createMediaLookup({ pictures, files }: MediaLibrary): Pick<Catalog, 'resolveMedia' | 'mediaFiles'> {
  const masters = new Map([...pictures.values()].map((master) => [master.src, master]))
  const byUrl = new Map([...files.values()].map((file) => [file.url, file]))

  return {
    resolveMedia(url) {
      const base = pictureBaseOf(url)
      const master = base === undefined ? undefined : masters.get(base)
      return master ? variantsOf(master).find((variant) => variantUrl(variant) === url) : byUrl.get(url)
    },
    mediaFiles: () => ({ pictures: [...pictures.values()], files: [...files.values()] }),
  }
}
