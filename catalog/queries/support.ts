import { NoticeFacts, NoticeProse, NoticeTexts } from '#contract/content/support.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type { FaqView, ManualGroup, NoticeView, SupportDocument } from '#contract/views/support.ts'
import type { FileLink } from '#contract/views.ts'
import { htmlIn, textIn } from '../localised.ts'
import { eachField, shownIn } from '../shown-fields.ts'
import type { Faq, Notice } from '../snapshot/editorial-part.ts'
import type { DocumentFiles, Product, Snapshot } from '../snapshot/snapshot.ts'
import type { CardsOf } from './articles.ts'
import { fileLink } from './picture-view.ts'
import { productCard } from './product-card.ts'
import { documentIn } from './product-view.ts'

export function faqView({ id, category, products, title, answer }: Faq, language: Language): FaqView {
  return { id, category, title: textIn(title, language), answer: htmlIn(answer, language), productCodes: [...products] }
}

export function noticeView(notice: Notice, language: Language, cardsOf: CardsOf): NoticeView {
  return {
    id: notice.id,
    ...shownIn(NoticeFacts, notice, language),
    ...eachField(NoticeTexts, notice, (words) => textIn(words, language)),
    ...eachField(NoticeProse, notice, (words) => htmlIn(words, language)),
    models: notice.models.flatMap(({ code, serials }) => cardsOf([code]).map((product) => ({ product, serials }))),
  }
}

/** Questions about this model first, then questions about its whole category. */
export function questionsAbout({ faq }: Snapshot, { code, category }: Product): Faq[] {
  const ofCategory = faq.filter((question) => question.category === category)
  return [
    ...ofCategory.filter(({ products }) => products.includes(code)),
    ...ofCategory.filter(({ products }) => products.length === 0),
  ]
}

export function supportDocuments({ documents, documentsEdition }: Product, language: Language): SupportDocument[] {
  return documents.map(({ kind, files }) => ({
    kind,
    files: everyLanguage(files, language),
    edition: documentsEdition,
  }))
}

function everyLanguage(files: DocumentFiles, language: Language): FileLink[] {
  const order = [...new Set([language, defaultLanguage, ...languageNames])]
  return order.flatMap((name) => (files[name] ? [fileLink(files[name], name)] : []))
}

export function manualGroups({ series, products }: Snapshot, language: Language, category: number): ManualGroup[] {
  return series
    .filter((one) => one.category === category)
    .map(({ id, name }) => {
      const own = products.filter(({ seriesId }) => seriesId === id)
      const inOrder = [...own.filter(isSold), ...own.filter((product) => !isSold(product))]
      return { id, name: textIn(name, language), products: inOrder.map((product) => manualOf(product, language)) }
    })
}

const isSold = ({ discontinued }: Product) => discontinued === undefined

/** The leaflet of a product is its manual, else its specification sheet, else its brochure. */
function manualOf(product: Product, language: Language): ManualGroup['products'][number] {
  const files = (['manual', 'specSheet', 'brochure'] as const).flatMap((wanted) =>
    product.documents.flatMap(({ kind, files: own }) => (kind === wanted ? (documentIn(own, language) ?? []) : [])),
  )
  const [leaflet] = files
  const [manual] = product.documents.flatMap(({ kind, files: own }) =>
    kind === 'manual' ? (documentIn(own, language) ?? []) : [],
  )
  return {
    product: productCard(product, language),
    leaflet,
    manual,
    discontinued: product.discontinued,
  }
}
