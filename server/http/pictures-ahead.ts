import type { Catalog } from '#catalog/catalog.ts'
import type { PictureMaster } from '#catalog/media/media-library.ts'
import { variantsOf, variantUrl } from '#catalog/media/picture-variant.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { categories } from '#contract/products/categories.ts'
import type { PictureStore } from '#publishing/pictures/picture-store.ts'
import { type AheadParts, quietMoment } from './ahead.ts'

/** As many as a visitor sees of a list at first. */
const firstProducts = { from: 0, limit: 24 }

/**
 * Makes all sizes of all pictures in the background, one at a time, while no visitor is waiting. Sizes that visitors ask for are made first.
 * Stops when the content changes or the node is stopping.
 */
export async function makePicturesAhead(parts: AheadParts & { pictures: PictureStore }): Promise<void> {
  const { content, pictures, log } = parts
  const catalog = content.current()
  for (const variant of sizesInPageOrder(catalog)) {
    if ((await pictures.storedFile(variantUrl(variant))) !== undefined) continue
    if (!(await quietMoment(parts, catalog))) return
    try {
      const made = await pictures.make(variant)
      // The store cannot write to disk, so making more now is useless. They are made on request.
      if (made && 'bytes' in made) return
    } catch (error) {
      log.warn(error, `A size of the picture ${variant.master.path} could not be made`)
    }
  }
}

function* sizesInPageOrder(catalog: Catalog) {
  for (const master of inPageOrder(catalog)) yield* variantsOf(master)
}

/** Most visitors see the home page and the lists first. The other pictures follow. */
function* inPageOrder(catalog: Catalog): Iterable<PictureMaster> {
  const views = [
    catalog.banners(defaultLanguage, 'home'),
    catalog.home(defaultLanguage),
    categories.map(({ number }) => [
      catalog.banners(defaultLanguage, 'list', number),
      catalog.productGroups(defaultLanguage, number, {}, firstProducts),
    ]),
  ]
  const shown = new Set([...JSON.stringify(views).matchAll(/"src":"([^"]+)"/g)].map(([, src = '']) => src))
  for (const src of shown) {
    const master = catalog.picture(src)
    if (master) yield master
  }
  for (const master of catalog.pictures()) if (!shown.has(master.src)) yield master
}
