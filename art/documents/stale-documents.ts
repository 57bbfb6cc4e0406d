import { join } from 'node:path'
import type { FurtherAdvice } from '#catalog/check-content.ts'
import type { ContentIssue } from '#catalog/content-issue.ts'
import type { Content, ProductEntry } from '#catalog/reading/content-draft.ts'
import type { YamlSource } from '#catalog/reading/yaml-source.ts'
import { buildSnapshot } from '#catalog/snapshot/build-snapshot.ts'
import type { Product, Snapshot } from '#catalog/snapshot/snapshot.ts'
import type { DocumentKind } from '#contract/views.ts'
import { type DocumentLanguage, documentLanguages, documentPath } from './document-plan.ts'
import { type PrintedRecord, readRecord, recordPath } from './printed-record.ts'
import { textHash } from './printed-text.ts'

type Printed = { kind: DocumentKind; language: DocumentLanguage; path: string; text: string }

/** Documents printed here whose words or figures have changed since. PDFs that staff made themselves tell nothing about that. */
export const staleDocuments: FurtherAdvice = async (folder, content, media) => {
  const records = await Promise.all(content.products.map((entry) => recordOf(folder, entry)))
  const printed = records.flatMap(({ entry, record }) => (record ? [{ entry, record }] : []))
  const snapshot = await buildSnapshot(printedFrom(content, new Set(printed.map(({ entry }) => entry.series))), media, 'checked')
  const products = new Map(snapshot.products.map((product) => [product.code, product]))

  return [
    ...records.flatMap(({ issue }) => issue ?? []),
    ...printed.flatMap(({ entry, record }) => {
      const product = products.get(entry.code)
      return product ? staleOf(snapshot, product, entry.source, record) : []
    }),
  ]
}

type Found = { entry: ProductEntry; record?: PrintedRecord; issue?: ContentIssue }

async function recordOf(folder: string, entry: ProductEntry): Promise<Found> {
  const { source, code } = entry
  try {
    const record = await readRecord(join(folder, source.folder))
    return Object.keys(record).length === 0 ? { entry } : { entry, record }
  } catch {
    return { entry, issue: { file: `${source.folder}/${recordPath}`, field: '', message: `cannot be read: ${printAgain(code)}` } }
  }
}

/** Documents contain no articles, and only products of one series. Rendering more takes time. */
function printedFrom(content: Content, series: ReadonlySet<string>): Content {
  return {
    ...content,
    articles: { news: [], video: [], recipe: [], happiness: [], case: [], career: [], press: [] },
    products: content.products.filter((product) => series.has(product.series)),
    series: content.series.filter(({ id }) => series.has(id)),
    ...{ features: [], faq: [], care: [], pages: [], notices: [] },
  }
}

function staleOf(snapshot: Snapshot, product: Product, source: YamlSource, record: PrintedRecord): ContentIssue[] {
  return printedHere(product, source.folder, record).flatMap((printed) => {
    const change = changeSince(snapshot, product, printed)
    if (change === undefined) return []
    const place = source.at(['documents', printed.kind, printed.language])
    return [{ ...place, message: `${printed.path} ${change} ${printAgain(product.code)}` }]
  })
}

const printAgain = (code: string) => `print it again with: npm run documents -- ${code.toLowerCase()}`

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
