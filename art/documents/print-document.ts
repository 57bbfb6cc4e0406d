import type { PictureMaster } from '#catalog/media/media-library.ts'
import type { DocumentKind } from '#contract/views.ts'
import { documentBody } from './document-body.ts'
import { edition } from './edition.ts'
import { finishedPdf, pagesOfTargets } from './finished-pdf.ts'
import type { ChapterPages } from './handbook-pages.ts'
import { pageFrame } from './page-frame.ts'
import type { PrintedProduct } from './printed-product.ts'
import type { Pictures, Printer } from './printer.ts'
import { printedPicture } from './product-picture.ts'

export async function printDocument(printer: Printer, printed: PrintedProduct, kind: DocumentKind): Promise<Buffer> {
  const pictures = await picturesOf(printed, kind)
  const print = (pages?: ChapterPages) => printer.print(pageFrame(printed, kind, documentBody(printed, kind, pages)), pictures)

  const pdf = await print()
  // Chromium's CSS cannot number the table of contents, so print once to find the pages and a second time with the numbers.
  return finishedPdf(kind === 'manual' ? await print(pagesOfTargets(pdf)) : pdf, edition)
}

/** Pictures by the path in the HTML. Each kind of document needs only a few. */
async function picturesOf({ product, category, siblings }: PrintedProduct, kind: DocumentKind): Promise<Pictures> {
  const masters: [path: string, master: PictureMaster, width?: number][] = []
  if (kind === 'manual' || kind === 'specSheet') masters.push(['/studio.jpg', product.pictures[0].master])
  if (kind === 'brochure') {
    masters.push(['/wide.jpg', category.picture.master])
    for (const sibling of siblings)
      masters.push([`/siblings/${sibling.product.code}.jpg`, sibling.product.pictures[0].master, 800])
  }
  return new Map(
    await Promise.all(masters.map(async ([path, master, width]) => [path, await printedPicture(master, width)] as const)),
  )
}
