import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type { CategorySlug } from '#contract/products/categories.ts'
import type { DocumentKind, DocumentView, FileLink } from '#contract/views.ts'
import { textIn } from '../localised.ts'
import type { Original } from '../media/media-library.ts'
import { fileUrl } from '../media/media-names.ts'
import type { DrawingInput } from '../planning/plan-dxf.ts'
import { hasPlan } from '../planning/plan-of.ts'
import { categoryByNumber } from '../queries/categories.ts'
import { fileLink } from '../queries/picture-view.ts'
import { withdrawalsOf } from '../queries/withdrawals.ts'
import type { ContentIndex, ProductRow } from '../snapshot/content-index.ts'
import type { Product } from '../snapshot/snapshot.ts'
import type { DocumentInput, InputSource } from './document-input.ts'
import { documentFileName, fileTypeOf, languagesOf, type MadeKind, madeKinds, namedBy } from './document-kinds.ts'
import { withdrawnWords } from './document-notices.ts'
import { createDocumentRevisions } from './document-revision.ts'
import { drawingInput } from './drawing-input.ts'
import { knowsNotices } from './edition.ts'
import { type Family, familyOf } from './family-of.ts'
import { partsOf } from './parts-of.ts'
import { hasProductText, type TextSource } from './product-text.ts'

/** A document that is made from the content when it is first needed. Its URL has a hash of all that it is made from. */
export type MadeDocument = {
  kind: 'document'
  url: string
  fileName: string
  /** Where its text comes from. */
  family: Family & { category: CategorySlug }
  input: () => Promise<DocumentInput | DrawingInput>
  /** The master of the studio picture. */
  picture: Original
}

/** `isWithdrawn`: a notice about the model is open, so no earlier version may be sent: it may teach what the notice forbids. */
export type MovedDocument = { kind: 'moved'; url: string; isWithdrawn: boolean }

/** A product, with the files of staff. */
type Documented = Pick<Product, 'id' | 'code' | 'category' | 'values' | 'documents' | 'documentsEdition'>
/** In bytes. Undefined for a document that has not been made yet. */
export type BytesOf = (url: string) => number | undefined

export type DocumentParts = {
  source: InputSource
  /** The product with this code, in upper or lower case. */
  rowWith: (code: string) => ProductRow | undefined
  bytesOf: BytesOf
}

export type Documents = ReturnType<typeof createDocuments>

const kinds: readonly DocumentKind[] = [...madeKinds, 'brochure']

/** The documents of all products: files of staff, and those made from the content. A file of staff takes the place of the made one. */
export function createDocuments(index: ContentIndex, { source, rowWith, bytesOf }: DocumentParts) {
  const revisionOf = createDocumentRevisions(index, source)
  const withdrawals = withdrawalsOf(index.notices)

  /** Undefined if no such document is written about the product in this language. */
  function madeUrl(product: Documented, kind: MadeKind, language: Language): string | undefined {
    const row = rowWith(product.code)
    if (!row || !isOffered(product, kind, language)) return undefined
    return fileUrl(revisionOf(row), documentFileName(product.code, kind, language))
  }

  function isOffered(product: Documented, kind: MadeKind, language: Language): boolean {
    const family = familyIn(product)
    if (!family || !languagesOf(kind).includes(language)) return false
    const text = textSource(product, language)
    switch (kind) {
      case 'manual':
        return hasProductText(`${family.manual}/manual`, text, language)
      case 'installationGuide':
        return hasProductText(`${family.installation}/installation`, text, language)
      case 'specSheet':
        return true
      case 'planningSheet':
      case 'planningDrawing':
        return hasPlan(categoryOf(product).slug, product.values)
      case 'warranty':
        return source.page(language, 'warranty-terms') !== undefined
      case 'accessories':
        return partsOf(source, language, product.code).length > 0
    }
  }

  function linkIn(product: Documented, kind: DocumentKind, language: Language): FileLink | undefined {
    const own = fileOfStaff(product, kind, language)
    if (own) return fileLink(own, language)
    if (kind === 'brochure') return undefined
    const url = madeUrl(product, kind, language)
    if (url === undefined) return undefined
    return {
      url,
      fileName: documentFileName(product.code, kind, language),
      type: fileTypeOf(kind),
      bytes: bytesOf(url),
      language,
    }
  }

  /** Files of staff that are older than an open notice are not offered: they don't say it, and the made documents do. */
  function fileOfStaff({ code, documents, documentsEdition }: Documented, kind: DocumentKind, language: Language) {
    const own = documents.find((document) => document.kind === kind)?.files[language]
    return own && knowsNotices(documentsEdition, source.noticesAbout(language, code)) ? own : undefined
  }

  function linkOf(product: Documented, kind: DocumentKind, language: Language): FileLink | undefined {
    for (const name of inOrder(language)) {
      const file = linkIn(product, kind, name)
      if (file) return file
    }
    return undefined
  }

  function made(product: Product, kind: MadeKind, language: Language): MadeDocument | undefined {
    if (fileOfStaff(product, kind, language)) return undefined
    const url = madeUrl(product, kind, language)
    const family = familyIn(product)
    if (url === undefined || !family) return undefined
    const { master } = product.pictures[0]
    return {
      kind: 'document',
      url,
      fileName: documentFileName(product.code, kind, language),
      family: { ...family, category: categoryOf(product).slug },
      input: () => inputOf(product, family, kind, language),
      picture: { path: master.path, hash: master.hash },
    }
  }

  async function inputOf(product: Product, family: Family, kind: MadeKind, language: Language) {
    const category = categoryOf(product)
    if (kind === 'planningDrawing') return drawingInput(source, { code: product.code, category, values: product.values })
    // Its libraries for Markdown take 5 MB. A site whose documents are all made doesn't load them.
    const { documentInput } = await import('./document-input.ts')
    return documentInput(source, { kind, language, code: product.code, category, family, text: textSource(product, language) })
  }

  function productsNamedBy(fileNames: Iterable<string>): Set<ProductRow> {
    const codes = new Set([...fileNames].flatMap((name) => namedBy(name)?.code ?? []))
    return new Set([...codes].flatMap((code) => rowWith(code) ?? []))
  }

  const familyIn = (product: Documented) => familyOf(categoryOf(product).slug, product.values)
  const categoryOf = ({ category }: Pick<Product, 'category'>) => categoryByNumber(index, category)

  function textSource(product: Documented, language: Language): TextSource {
    const { brand, phone, email, hours } = index.site
    const withdrawn = withdrawals.filter(({ code }) => code === product.code)
    return {
      facts: { parameters: [...categoryOf(product).parameters], values: product.values },
      own: { code: product.code, brand, phone, email, hours: textIn(hours, language).text },
      ...(withdrawn.length > 0 && { withdrawn: withdrawnWords(withdrawn, language, phone) }),
    }
  }

  return {
    /** One of each kind: in the visitor's language, else in English, else in any language. A manual in another language is better than none. */
    inOneLanguage(product: Documented, language: Language): DocumentView[] {
      return kinds.flatMap((kind) => {
        const file = linkOf(product, kind, language)
        return file ? [{ kind, file }] : []
      })
    },

    linkOf,

    /** Each kind in every language that it is written in, the visitor's first. */
    inEveryLanguage(product: Documented, language: Language): { kind: DocumentKind; files: FileLink[] }[] {
      return kinds.flatMap((kind) => {
        const files = inOrder(language).flatMap((name) => linkIn(product, kind, name) ?? [])
        return files.length > 0 ? [{ kind, files }] : []
      })
    },

    /** The document of a URL. A URL of another version gives the URL of the current one. */
    resolve(url: string): MadeDocument | MovedDocument | undefined {
      const [, fileName = ''] = /^\/media\/[0-9a-f]{10}\/([a-z0-9.-]+\.(?:pdf|dxf))$/.exec(url) ?? []
      const named = namedBy(fileName)
      const row = named && rowWith(named.code)
      if (!row) return undefined
      const { kind, language } = named
      const product = index.product(row.id)
      const document = made(product, kind, language)
      if (document?.url === url) return document
      const current = linkIn(product, kind, language)?.url
      if (current === undefined || current === url) return undefined
      return { kind: 'moved', url: current, isWithdrawn: source.noticesAbout(language, row.code).length > 0 }
    },

    /** All documents that can be made, product by product. With file names, only those of the products that these belong to. */
    *all(fileNames?: Iterable<string>): Iterable<MadeDocument> {
      for (const { id } of fileNames ? productsNamedBy(fileNames) : index.products) {
        const product = index.product(id)
        for (const language of languageNames) {
          for (const kind of madeKinds) {
            const document = made(product, kind, language)
            if (document) yield document
          }
        }
      }
    },
  }
}

const inOrder = (language: Language) => [...new Set([language, defaultLanguage, ...languageNames])]
