import { hash } from 'node:crypto'
import type { Product, Snapshot } from '#catalog/snapshot/snapshot.ts'
import type { DocumentKind } from '#contract/views.ts'
import { documentBody } from './document-body.ts'
import type { DocumentLanguage } from './document-plan.ts'
import { editionLine } from './edition.ts'
import { printedProduct } from './printed-product.ts'

/** Changes with the words and figures of a document, and not with its layout. Throws where the document can't be printed. */
export function textHash(snapshot: Snapshot, product: Product, kind: DocumentKind, language: DocumentLanguage): string {
  // The handbooks stay Markdown: rendering them takes longer than everything else, and adds no words.
  const printed = printedProduct(snapshot, product, language, (markdown) => markdown)
  const { markup } = documentBody(printed, kind)
  const words = markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return hash('sha256', `${editionLine(language)} ${words}`).slice(0, 16)
}
