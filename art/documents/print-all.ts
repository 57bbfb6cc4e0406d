import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ContentError } from '#catalog/content-issue.ts'
import { hashLength } from '#catalog/media/media-names.ts'
import type { Product, Snapshot } from '#catalog/snapshot/snapshot.ts'
import type { DocumentKind } from '#contract/views.ts'
import { documentLanguages, documentPath, kindsFor } from './document-plan.ts'
import { withDocuments } from './name-documents.ts'
import { type PrintedProduct, printedProduct, readPrintedContent } from './printed-product.ts'
import { type PrintedRecord, writeRecord } from './printed-record.ts'
import { textHash } from './printed-text.ts'

type Print = (printed: PrintedProduct, kind: DocumentKind) => Promise<Buffer>

/** Prints the documents of these products, or of all, into their folders, and records the text hashes there. */
export async function printAll(folder: string, codes: readonly string[], print: Print, say: (line: string) => void) {
  const snapshot = await readPrintedContent(folder)
  for (const product of chosen(snapshot.products, codes)) {
    const home = join(folder, 'products', product.code.toLowerCase())
    const record = await printDocuments(snapshot, product, home, print, say)
    if (Object.keys(record).length > 0) await writeRecord(home, record)
    await nameDocuments(join(home, 'product.yaml'), product.code)
  }
}

function chosen(products: readonly Product[], codes: readonly string[]): Product[] {
  const upper = codes.map((code) => code.toUpperCase())
  const unknown = upper.filter((code) => !products.some((product) => product.code === code))
  if (unknown.length > 0) throw new ContentError([{ file: 'products', field: '', message: `no product ${unknown.join(', ')}` }])
  return products.filter(({ code }) => upper.length === 0 || upper.includes(code))
}

async function printDocuments(snapshot: Snapshot, product: Product, home: string, print: Print, say: (line: string) => void) {
  const record: PrintedRecord = {}
  for (const kind of kindsFor(product.code)) {
    for (const language of documentLanguages) {
      const pdf = await print(printedProduct(snapshot, product, language), kind)
      const path = documentPath(product.code, kind, language)
      const file = join(home, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, pdf)
      record[path] = { pdf: hash('sha256', pdf).slice(0, hashLength), text: textHash(snapshot, product, kind, language) }
      say(`${file}  ${Math.round(pdf.length / 1024)} KB`)
    }
  }
  return record
}

/** Call it after the files exist: an entry without its file makes the content invalid. */
async function nameDocuments(file: string, code: string) {
  const yaml = await readFile(file, 'utf8')
  const named = withDocuments(yaml, code, kindsFor(code), documentLanguages)
  if (named !== yaml) await writeFile(file, named)
}
