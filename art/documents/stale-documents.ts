import { join } from 'node:path'
import type { FurtherAdvice } from '#catalog/check-content.ts'
import type { ContentIssue } from '#catalog/content-issue.ts'
import { buildSnapshot } from '#catalog/snapshot/build-snapshot.ts'
import type { Product, Snapshot } from '#catalog/snapshot/snapshot.ts'
import type { DocumentKind } from '#contract/views.ts'
import { type DocumentLanguage, documentLanguages, documentPath } from './document-plan.ts'
import { type PrintedRecord, readRecord, recordPath } from './printed-record.ts'
import { textHash } from './printed-text.ts'

type Printed = { kind: DocumentKind; language: DocumentLanguage; path: string; text: string }

/** Documents printed here whose words or figures have changed since. PDFs that staff made themselves tell nothing about that. */
export const staleDocuments: FurtherAdvice = async (folder, content, media) => {
  // Documents contain no articles, and rendering them takes time.
  const articles = { news: [], video: [], recipe: [], happiness: [], case: [] }
  const printedFrom = { ...content, articles, features: [], faq: [], pages: [], notices: [] }
  const snapshot = await buildSnapshot(printedFrom, media, 'checked')
  const sources = new Map(content.products.map(({ code, source }) => [code, source]))

  async function staleOf(product: Product): Promise<ContentIssue[]> {
    const source = sources.get(product.code)
    if (!source) return []
    const printAgain = `print it again with: npm run documents -- ${product.code.toLowerCase()}`
    const record = await readRecord(join(folder, source.folder)).catch(() => undefined)
    if (!record) return [{ file: `${source.folder}/${recordPath}`, field: '', message: `cannot be read: ${printAgain}` }]

    return printedHere(product, source.folder, record).flatMap((printed) => {
      const change = changeSince(snapshot, product, printed)
      if (change === undefined) return []
      return [{ ...source.at(['documents', printed.kind, printed.language]), message: `${printed.path} ${change} ${printAgain}` }]
    })
  }

  return (await Promise.all(snapshot.products.map(staleOf))).flat()
}

/** Documents whose file is unchanged since printing and has the name of this product; a copied product still names those of another. */
function printedHere({ code, documents }: Product, folder: string, record: PrintedRecord): Printed[] {
  return documents.flatMap(({ kind, files }) =>
    documentLanguages.flatMap((language) => {
      const path = documentPath(code, kind, language)
      const file = files[language]
      const printed = record[path]
      if (!file || !printed || file.path !== `${folder}/${path}` || file.hash !== printed.pdf) return []
      return [{ kind, language, path, text: printed.text }]
    }),
  )
}

function changeSince(snapshot: Snapshot, product: Product, { kind, language, text }: Printed): string | undefined {
  try {
    if (textHash(snapshot, product, kind, language) === text) return undefined
    return 'still says what the product’s facts or texts said before they were changed:'
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `still says what was true before a change, and cannot be printed as things are now (${reason}). Mend that, then`
  }
}
