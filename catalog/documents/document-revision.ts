import { hash } from 'node:crypto'
import { languageNames } from '#contract/languages.ts'
import type { NoticeView } from '#contract/views/support.ts'
import { hashLength } from '../media/media-names.ts'
import type { ContentIndex, ProductRow } from '../snapshot/content-index.ts'
import { contentHash } from './content-hash.ts'
import type { InputSource } from './document-input.ts'
import { programHash } from './program-hash.ts'

type Source = Pick<InputSource, 'site' | 'page' | 'accessories' | 'careOfModel' | 'noticesAbout' | 'publicUrl'>
type Revised = Pick<ProductRow, 'id' | 'code' | 'hash' | 'discontinued'>

/**
 * Returns a function that gives the hash of all that the documents of a product are made from. Lists of manuals need those of dozens of products at once,
 * so each part of the content is hashed once, however many products it belongs to: an accessory names all models that it fits.
 */
export function createDocumentRevisions(index: ContentIndex, source: Source): (product: Revised) => string {
  const revisions = new Map<string, string>()
  const partHashes = new WeakMap<object, string>()
  let shared: string | undefined

  function hashOfPart(part: object): string {
    const known = partHashes.get(part)
    if (known !== undefined) return known
    const made = contentHash(part)
    partHashes.set(part, made)
    return made
  }

  return ({ id, code, hash: own, discontinued }) => {
    const known = revisions.get(id)
    if (known !== undefined) return known
    shared ??= contentHash([programHash(), sharedContent(index, source)])
    const parts = languageNames.map((language) => source.accessories(language, { code }).map(hashOfPart))
    const care = languageNames.map((language) => source.careOfModel(language, code))
    const notices = languageNames.map((language) => source.noticesAbout(language, code).map(noticeText))
    const text = JSON.stringify([shared, own, discontinued, parts, care, notices])
    const revision = hash('sha256', text).slice(0, hashLength)
    revisions.set(id, revision)
    return revision
  }
}

/** What documents say of a notice. Its cards of models have pictures, which don't matter here. */
const noticeText = ({ models, ...notice }: NoticeView) => [notice, models.map(({ product, serials }) => [product.code, serials])]

/** What documents say apart from the product's own facts and words. */
function sharedContent({ site, categories }: ContentIndex, source: Source) {
  const terms = languageNames.map((language) => source.page(language, 'warranty-terms'))
  return { site, categories, terms, publicUrl: source.publicUrl }
}
