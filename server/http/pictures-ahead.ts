import type { FastifyBaseLogger } from 'fastify'
import type { PictureStore } from '#catalog/media/picture-store.ts'
import { variantsOf } from '#catalog/media/picture-variant.ts'
import type { CatalogSource } from '#catalog/watch-content.ts'

type AheadParts = { content: CatalogSource; pictures: PictureStore; isStopping: () => boolean; log: FastifyBaseLogger }

/**
 * Makes all picture sizes in the background, one at a time, so that one of the store's two slots stays free for visitors. Stops when the
 * content changes (the new version starts its own run) or the node is stopping.
 */
export async function makePicturesAhead({ content, pictures, isStopping, log }: AheadParts): Promise<void> {
  const catalog = content.current()
  for (const variant of catalog.mediaFiles().pictures.flatMap(variantsOf)) {
    if (isStopping() || content.current().version !== catalog.version) return
    try {
      const made = await pictures.pictureOf(variant)
      // The store cannot write to disk, so making more now is useless. They are made on request.
      if (made && 'bytes' in made) return
    } catch (error) {
      log.warn(error, `A size of the picture ${variant.master.path} could not be made`)
    }
  }
}
