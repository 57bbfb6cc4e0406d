import { resolve } from 'node:path'
import { rules } from '#catalog/checks/all-rules.ts'
import { ContentError } from '#catalog/content-issue.ts'
import type { Facts } from '#catalog/format/placeholders.ts'
import { mediaReferences } from '#catalog/media/media-references.ts'
import { readMedia } from '#catalog/media/read-media.ts'
import { renderMarkdown } from '#catalog/markdown.ts'
import { productView } from '#catalog/queries/product-view.ts'
import { isComplete } from '#catalog/reading/content-draft.ts'
import { readContentFiles, textsIn } from '#catalog/reading/content-files.ts'
import { readContent } from '#catalog/reading/read-content.ts'
import type { SiteFile } from '#contract/content/site.ts'
import { buildSnapshot } from '#catalog/snapshot/build-snapshot.ts'
import type { Category, Product, Series, Snapshot } from '#catalog/snapshot/snapshot.ts'
import type { ProductView } from '#contract/views.ts'
import type { DocumentLanguage } from './document-plan.ts'

/** A product in the language of a document, with all related data that documents need. */
export type PrintedProduct = {
  language: DocumentLanguage
  product: Product
  view: ProductView
  facts: Facts
  series: Series
  category: Category
  site: SiteFile
  /** Renders the Markdown of `texts/` to HTML. */
  render: typeof renderMarkdown
  /** The other current products of its series. */
  siblings: { product: Product; view: ProductView }[]
}

/** Loads the content without its documents, because the files may not be printed yet. */
export async function readPrintedContent(folder: string): Promise<Snapshot> {
  const root = resolve(folder)
  const { draft: written, issues } = await readContent(await readContentFiles(root), textsIn(root))
  const draft = { ...written, products: written.products.map((product) => ({ ...product, documents: {} })) }
  const { media, faults: mediaFaults } = await readMedia(root, () => mediaReferences(draft))
  const faults = [...issues, ...rules.flatMap((rule) => rule(draft)), ...mediaFaults.map(({ issue }) => issue)]
  if (faults.length > 0 || !isComplete(draft)) throw new ContentError(faults)
  return buildSnapshot(draft, media, 'printed')
}

export function printedProduct(
  snapshot: Snapshot,
  product: Product,
  language: DocumentLanguage,
  render = renderMarkdown,
): PrintedProduct {
  const series = snapshot.series.find(({ id }) => id === product.seriesId)
  const category = snapshot.categories.find(({ number }) => number === product.category)
  if (!series || !category) throw new Error(`${product.code} is in no series or category`)
  const { values } = product
  return {
    language,
    product,
    view: productView(snapshot, language, product, series),
    facts: { parameters: [...category.parameters], values: { ...values } },
    series,
    category,
    site: snapshot.site,
    render,
    siblings: snapshot.products
      .filter(({ seriesId, code, discontinued }) => seriesId === series.id && code !== product.code && !discontinued)
      .map((sibling) => ({ product: sibling, view: productView(snapshot, language, sibling, series) })),
  }
}
