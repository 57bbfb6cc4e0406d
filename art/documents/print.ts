import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ContentError } from '#catalog/content-issue.ts'
import type { Product } from '#catalog/snapshot/snapshot.ts'
import { documentLanguages, documentPath, kindsFor } from './document-plan.ts'
import { fontFolder } from './fonts.ts'
import { withDocuments } from './name-documents.ts'
import { printDocument } from './print-document.ts'
import { printedProduct, readPrintedContent } from './printed-product.ts'
import { openPrinter } from './printer.ts'

const usage = `npm run documents [-- CODE …]   prints the documents of these products, or of all, and names them in their product.yaml
  --dir DIR                     the content folder (else CONTENT_DIR, else content)`

async function main(folder: string, codes: readonly string[]) {
  const snapshot = await readPrintedContent(folder)
  const wanted = chosen(snapshot.products, codes)
  const printer = await openPrinter(fontFolder())
  try {
    for (const product of wanted) {
      const home = join(folder, 'products', product.code.toLowerCase())
      for (const kind of kindsFor(product.code)) {
        for (const language of documentLanguages) {
          const pdf = await printDocument(printer, printedProduct(snapshot, product, language), kind)
          const file = join(home, documentPath(product.code, kind, language))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, pdf)
          console.log(`${file}  ${Math.round(pdf.length / 1024)} KB`)
        }
      }
      await nameDocuments(join(home, 'product.yaml'), product.code)
    }
  } finally {
    await printer.close()
  }
}

function chosen(products: readonly Product[], codes: readonly string[]): Product[] {
  const upper = codes.map((code) => code.toUpperCase())
  const unknown = upper.filter((code) => !products.some((product) => product.code === code))
  if (unknown.length > 0) throw new ContentError([{ file: 'products', field: '', message: `no product ${unknown.join(', ')}` }])
  return products.filter(({ code }) => upper.length === 0 || upper.includes(code))
}

/** Only once its files are there: a name without its file keeps the content from being served. */
async function nameDocuments(file: string, code: string) {
  const yaml = await readFile(file, 'utf8')
  const named = withDocuments(yaml, code, kindsFor(code), documentLanguages)
  if (named !== yaml) await writeFile(file, named)
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(usage)
} else {
  await main(values.dir ?? (process.env.CONTENT_DIR || 'content'), positionals).catch((error: unknown) => {
    // Faults of the content are for the person who writes it: no stack.
    console.error(error instanceof ContentError ? error.message : error)
    process.exitCode = 1
  })
}
