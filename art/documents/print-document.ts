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
  // CSS cannot say on which page a chapter begins; the finished print can, so the contents are filled in for a second one.
  return finishedPdf(kind === 'manual' ? await print(pagesOfTargets(pdf)) : pdf, edition)
}

/** By the paths under which the documents show them; each kind of document shows few. */
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
