import type { Catalog } from '../catalog.ts'
import type { Documents } from '../documents/create-documents.ts'
import type { ContentIndex } from '../snapshot/content-index.ts'
import { pictureBaseOf, variantAt } from './picture-variant.ts'

/** Finds the file or variant of a URL. Only media that the content refers to have URLs. */
export function createMediaLookup(
  { picture, pictures, file, files }: ContentIndex,
  documents: Documents,
): Pick<Catalog, 'resolveMedia' | 'picture' | 'pictures' | 'mediaFiles' | 'madeDocuments'> {
  return {
    resolveMedia(url) {
      const base = pictureBaseOf(url)
      const master = base === undefined ? undefined : picture(base)
      return master ? variantAt(master, url) : (file(url) ?? documents.resolve(url))
    },
    picture,
    pictures,
    mediaFiles: files,
    madeDocuments: documents.all,
  }
}
