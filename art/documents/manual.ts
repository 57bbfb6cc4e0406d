import { documentWords } from '#i18n/documents/document-words.ts'
import { handbookOf } from './document-plan.ts'
import { type ChapterPages, chapterSections, contents, cover, numbered } from './handbook-pages.ts'
import { html, type Markup } from './html.ts'
import type { PrintedProduct } from './printed-product.ts'
import { drawingOf, parameterTable } from './shared-parts.ts'
import { chaptersOf } from './written-text.ts'

// Indices into: safety, parts, first use, daily use, care, faults, data, warranty, claims.
const onNewPage = new Set([0, 2, 6, 7])

export function manual(printed: PrintedProduct, pages: ChapterPages): Markup {
  const handbook = handbookOf(printed.product.code)
  if (!handbook) throw new Error(`No manual is written for ${printed.product.code}`)

  const chapters = [
    ...chaptersOf(`${handbook}/manual`, printed),
    { title: documentWords(printed.language)('technicalData'), content: technicalData(printed) },
    ...chaptersOf('warranty', printed).slice(0, 2),
  ]
  const inOrder = numbered(chapters, (index) => onNewPage.has(index))
  return html`${cover(printed, 'manual')}${contents(printed, inOrder, pages)}${chapterSections(inOrder)}`
}

function technicalData(printed: PrintedProduct): Markup {
  return html`${parameterTable(printed.view.parameters)}<div class="keep" style="margin-top:8mm">${drawingOf(printed)}</div>`
}
