import type { Catalog } from '#catalog/catalog.ts'
import { createPictureStore } from '#catalog/media/picture-store.ts'
import { variantsOf, variantUrl } from '#catalog/media/picture-variant.ts'
import { sweepMedia } from '#catalog/media/sweep-media.ts'

/** Encodes all missing variants, and removes those of pictures that left the content long ago. */
export async function makeAllPictures(catalog: Catalog, folder: string, say: (line: string) => void): Promise<void> {
  const reportUnstored = (error: unknown) => {
    throw error
  }
  const store = createPictureStore(folder, { reportUnstored })
  const { pictures } = catalog.mediaFiles()
  const started = performance.now()
  for (const [index, master] of pictures.entries()) {
    const variants = variantsOf(master)
    const files = await Promise.all(variants.map((variant) => store.pictureOf(variant)))
    const unmade = variants.filter((_, place) => files[place] === undefined).map(variantUrl)
    if (unmade.length > 0) throw new Error(`The picture was changed during this run: ${unmade[0]}`)
    say(`${index + 1}/${pictures.length} ${master.path}: ${variants.length} sizes`)
  }
  const removed = await sweepMedia(folder, new Set(pictures.flatMap((master) => variantsOf(master).map(variantUrl))))
  say(`${pictures.length} pictures, ${Math.round((performance.now() - started) / 1000)} s; ${removed} old sizes removed`)
}
