import type { DocumentKind } from '#contract/views.ts'
import { accessories } from './accessories.ts'
import { brochure } from './brochure.ts'
import type { ChapterPages } from './handbook-pages.ts'
import type { Markup } from './html.ts'
import { installationGuide } from './installation-guide.ts'
import { manual } from './manual.ts'
import type { PrintedProduct } from './printed-product.ts'
import { specSheet } from './spec-sheet.ts'
import { warranty } from './warranty.ts'

const bodies: Record<DocumentKind, (printed: PrintedProduct, pages: ChapterPages) => Markup> = {
  manual,
  specSheet,
  installationGuide,
  warranty,
  accessories,
  brochure,
}

/** The content of a document without its page footer. */
export function documentBody(printed: PrintedProduct, kind: DocumentKind, pages: ChapterPages = new Map()): Markup {
  return bodies[kind](printed, pages)
}
