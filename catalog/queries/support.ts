import { NoticeFacts, NoticeProse, NoticeTexts } from '#contract/content/support.ts'
import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { FaqView, ManualGroup, NoticeView, SupportDocument } from '#contract/views/support.ts'
import type { DocumentKind, ProductCard } from '#contract/views.ts'
import type { Documents } from '../documents/create-documents.ts'
import { knowsNotices, revisedOn } from '../documents/edition.ts'
import { inRange, type Range } from '../editorial-catalog.ts'
import { htmlIn, textIn } from '../localised.ts'
import { eachField, shownIn } from '../shown-fields.ts'
import type { ProductRow, ProductSummary } from '../snapshot/content-index.ts'
import type { Faq, Notice } from '../snapshot/editorial-part.ts'
import type { Series } from '../snapshot/snapshot.ts'
import type { CardsOf } from './articles.ts'
import { type Withdrawal, withdrawalHtml } from './withdrawals.ts'

type Withdrawn = { withdrawals: readonly Withdrawal[]; phone: string; model?: string }

/**
 * Instructions that an open notice withdraws begin with the models that they are not for. In the view of such a model, that is the whole answer.
 * `withdrawals`: those of the category.
 */
export function faqView(
  { id, category, products, topic, title, answer }: Faq,
  language: Language,
  { withdrawals, phone, model }: Withdrawn,
): FaqView {
  const view = { id, category, title: textIn(title, language), productCodes: [...products] }
  const shown = htmlIn(answer, language)
  const own = withdrawals.filter(
    (one) => topic !== undefined && one.topic === topic && (model === undefined || one.code === model),
  )
  if (own.length === 0) return { ...view, answer: shown }
  const notFor = own.map((one) => withdrawalHtml(shown.lang ?? language, one, phone)).join('')
  return { ...view, answer: { ...shown, html: model === undefined ? notFor + shown.html : notFor } }
}

type NoticeParts = { cardsOf: CardsOf; rowOf: (code: string) => Pick<ProductRow, 'launched' | 'discontinued'> | undefined }

export function noticeView(notice: Notice, language: Language, { cardsOf, rowOf }: NoticeParts): NoticeView {
  return {
    id: notice.id,
    ...shownIn(NoticeFacts, notice, language),
    ...eachField(NoticeTexts, notice, (words) => textIn(words, language)),
    ...eachField(NoticeProse, notice, (words) => htmlIn(words, language)),
    models: notice.models.flatMap(({ code, serials }) => {
      const { launched, discontinued } = rowOf(code) ?? {}
      return cardsOf([code]).map((product) => ({ product, serials, launched, discontinued }))
    }),
  }
}

/** Questions about this model first, then questions about its whole category. */
export function questionsAbout(faq: readonly Faq[], { code, category }: Pick<ProductSummary, 'code' | 'category'>): Faq[] {
  const ofCategory = faq.filter((question) => question.category === category)
  return [
    ...ofCategory.filter(({ products }) => products.includes(code)),
    ...ofCategory.filter(({ products }) => products.length === 0),
  ]
}

/** Files of staff have their own date; those made from the content, that of their texts. */
export function supportDocuments(
  documents: Documents,
  { summary, notices }: { summary: ProductSummary; notices: readonly { published: Day }[] },
  language: Language,
): SupportDocument[] {
  return documents.inEveryLanguage(summary, language).map(({ kind, files }) => ({
    kind,
    files,
    edition:
      summary.documents.some((own) => own.kind === kind) && knowsNotices(summary.documentsEdition, notices)
        ? summary.documentsEdition
        : revisedOn(notices),
  }))
}

type SeriesProducts = { series: Series; products: readonly Pick<ProductSummary, 'id' | 'discontinued'>[] }
type ShownProduct = (id: string) => { summary: ProductSummary; card: ProductCard }

/** Each series with its products, current products first. The range counts products. Without one, series without products are included. */
export function manualGroups(
  all: readonly SeriesProducts[],
  language: Language,
  { shown, documents }: { shown: ShownProduct; documents: Documents },
  range: Range | undefined,
): ManualGroup[] {
  const groups = all.map(({ series, products }) => ({
    series,
    products: [...products.filter(isSold), ...products.filter((product) => !isSold(product))],
  }))
  const inView =
    range &&
    new Set(
      inRange(
        groups.flatMap(({ products }) => products),
        range,
      ),
    )
  return groups.flatMap(({ series: { id, name }, products }) => {
    const own = inView ? products.filter((product) => inView.has(product)) : products
    if (inView && own.length === 0) return []
    return [
      { id, name: textIn(name, language), products: own.map((product) => manualOf(shown(product.id), documents, language)) },
    ]
  })
}

const isSold = ({ discontinued }: Pick<ProductSummary, 'discontinued'>) => discontinued === undefined

/** The leaflet of a product is its manual, else its specification sheet, else its brochure. */
function manualOf(
  { summary, card }: ReturnType<ShownProduct>,
  documents: Documents,
  language: Language,
): ManualGroup['products'][number] {
  const link = (kind: DocumentKind) => documents.linkOf(summary, kind, language)
  const manual = link('manual')
  return { product: card, leaflet: manual ?? link('specSheet') ?? link('brochure'), manual, discontinued: summary.discontinued }
}
