import { hash } from 'node:crypto'
import type { Product, Snapshot } from '#catalog/snapshot/snapshot.ts'
import type { DocumentKind } from '#contract/views.ts'
import { documentBody } from './document-body.ts'
import type { DocumentLanguage } from './document-plan.ts'
import { editionLine } from './edition.ts'
import { printedProduct } from './printed-product.ts'

/** Hash of the text and figures of a document, without its layout. Throws if the document cannot be printed. */
export function textHash(snapshot: Snapshot, product: Product, kind: DocumentKind, language: DocumentLanguage): string {
  // Handbooks stay Markdown, because rendering them is slow and adds no text.
  const printed = printedProduct(snapshot, product, language, (markdown) => markdown)
  const { markup } = documentBody(printed, kind)
  const words = markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return hash('sha256', `${editionLine(language)} ${words}`).slice(0, 16)
}
