import type { FastifyBaseLogger } from 'fastify'
import type { PictureStore } from '#catalog/media/picture-store.ts'
import { variantsOf } from '#catalog/media/picture-variant.ts'
import type { CatalogSource } from '#catalog/watch-content.ts'

type AheadParts = { content: CatalogSource; pictures: PictureStore; isStopping: () => boolean; log: FastifyBaseLogger }

/**
 * Makes what no visitor has asked for yet, one picture size after another, so that half of the store's two places stays free for those who
 * ask now. Ends when the content changes (the new state brings a run of its own) or the node is stopping.
 */
export async function makePicturesAhead({ content, pictures, isStopping, log }: AheadParts): Promise<void> {
  const catalog = content.current()
  for (const variant of catalog.mediaFiles().pictures.flatMap(variantsOf)) {
    if (isStopping() || content.current().version !== catalog.version) return
    try {
      const made = await pictures.pictureOf(variant)
      // What cannot be stored is made when it is asked for.
      if (made && 'bytes' in made) return
    } catch (error) {
      log.warn(error, `A size of ${variant.master.path} could not be made`)
    }
  }
}
