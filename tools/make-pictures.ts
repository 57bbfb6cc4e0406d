import { availableParallelism } from 'node:os'
import type { Catalog } from '#catalog/catalog.ts'
import type { PictureMaster } from '#catalog/media/media-library.ts'
import { variantsOf, variantUrl } from '#catalog/media/picture-variant.ts'
import type { Originals } from '#publishing/pictures/originals.ts'
import { createPictureStore } from '#publishing/pictures/picture-store.ts'
import { sweepMedia } from '#publishing/pictures/sweep-media.ts'

/** Encodes all missing variants on all cores, and removes those of pictures that left the content long ago. */
export async function makeAllPictures(
  catalog: Catalog,
  originals: Originals,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const pictures = [...catalog.pictures()]
  const started = performance.now()
  // All cores take their next picture from the same iterator.
  const next = pictures.values()
  let count = 0
  async function work() {
    const { make } = createPictureStore(folder, originals, { reportUnstored: fail })
    for (const master of next) {
      await makeSizes(master, make)
      count += 1
      say(`${count}/${pictures.length} ${master.path}: ${variantsOf(master).length} sizes`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const removed = await sweepMedia(folder, new Set(pictures.flatMap((master) => variantsOf(master).map(variantUrl))))
  say(`${pictures.length} pictures, ${Math.round((performance.now() - started) / 1000)} s; ${removed} old sizes removed`)
}

async function makeSizes(master: PictureMaster, make: ReturnType<typeof createPictureStore>['make']): Promise<void> {
  for (const variant of variantsOf(master)) {
    if (!(await make(variant))) throw new Error(`The picture was changed during this run: ${variantUrl(variant)}`)
  }
}

function fail(error: unknown): never {
  throw error
}
