import type { Catalog } from '#catalog/catalog.ts'
import { laidOut } from '#catalog/localised.ts'
import { codeKey } from '#catalog/queries/code-key.ts'
import { plainText } from '#catalog/search/plain-text.ts'
import type { SearchEntry } from '#catalog/search/search-entry.ts'
import type { Language } from '#contract/languages.ts'
import { type PageKey, pageKeys } from '#contract/pages/table.ts'
import { slugOf } from '#contract/pages/text-pages.ts'
import { type CategoryNumber, type CategorySlug, categories } from '#contract/products/categories.ts'
import type { AccessoryView } from '#contract/views/accessories.ts'
import type { ArticleKind, ArticleView, RecipeView } from '#contract/views/articles.ts'
import type { ShopView } from '#contract/views/places.ts'
import type { FaqView, NoticeView } from '#contract/views/support.ts'
import type { CategoryView, Html, ProductView, SeriesSummary, Text } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { messagePageEntries } from './page-entries.ts'

type Source = Pick<
  Catalog,
  | 'accessories'
  | 'article'
  | 'notices'
  | 'seriesOf'
  | 'care'
  | 'careGuides'
  | 'category'
  | 'charges'
  | 'faq'
  | 'page'
  | 'product'
  | 'productById'
  | 'shops'
>

/** What visitors call pages and categories, in one language. */
export type WordsForSearch = {
  pages(language: Language, page: PageKey): string
  category(language: Language, slug: CategorySlug): string
}

/** The search entries of a product: itself and its documents. */
export function productEntries(catalog: Source, language: Language, code: string): SearchEntry[] {
  const product = catalog.product(language, code)
  return product ? [productEntry(catalog, language, product), ...documentEntries(language, product)] : []
}

export function articleEntries(catalog: Source, language: Language, kind: ArticleKind, id: string): SearchEntry[] {
  const article = catalog.article(language, kind, id)
  return article ? [articleEntry(article)] : []
}

/** The search entries of everything else. */
export function otherEntries(catalog: Source, language: Language, words: WordsForSearch): SearchEntry[] {
  return [
    ...categories.flatMap(({ number, slug }) => {
      const named = joined([catalog.category(language, number).name.text, words.category(language, slug)])
      return catalog.faq(language, number).map((question) => questionEntry(question, named))
    }),
    ...catalog.accessories(language).map((accessory) => accessoryEntry(catalog, language, accessory)),
    ...catalog.careGuides().flatMap((category) => careEntries(catalog, language, category)),
    ...pageKeys.flatMap((page) => pageEntry(catalog, language, page, words) ?? []),
    ...messagePageEntries(language, (page) => words.pages(language, page)),
    ...catalog.notices(language).flatMap((notice) => noticeEntry(notice)),
    ...categories.flatMap(({ number, slug }) => [
      categoryEntry(catalog.category(language, number), words.category(language, slug)),
      ...catalog.seriesOf(language, number).map((series) => seriesEntry(catalog, language, series)),
    ]),
    ...catalog.shops(language).map(shopEntry),
  ]
}

function productEntry(catalog: Source, language: Language, view: ProductView): SearchEntry {
  const { id, title, tags, seriesName, category, summary, intro, details, installationNotes, discontinued } = view
  const card = catalog.productById(language, id) ?? view
  return {
    target: { kind: 'product', product: card, discontinued },
    title,
    intro: summary,
    keywords: joined([
      view.code,
      seriesName.text,
      catalog.category(language, category).name.text,
      ...tags.map(({ text }) => text),
    ]),
    body: {
      text: joined([
        plainText(intro.html),
        ...details.flatMap(({ title: heading, text }) => [heading.text, plainText(text.html)]),
        // Without the names of parameters: each product of a category has them.
        ...[...view.parameters, ...view.planning].flatMap(({ values }) => values.map(({ text }) => text)),
        plainText(installationNotes.html),
      ]),
      ...langOf(intro),
    },
  }
}

function documentEntries(language: Language, { code, title, documents }: ProductView): SearchEntry[] {
  const t = interfaceWords(language)
  return documents.map(({ kind, file }) => ({
    target: { kind: 'document', code, file },
    title: laidOut(t(`document.${kind}`), language),
    intro: title,
    keywords: joined([code, t(`documentAlias.${kind}`)]),
    body: { text: '' },
  }))
}

function noticeEntry({ id, title, intro, content, models, published, until }: NoticeView): SearchEntry[] {
  const codes = models.map(({ product }) => product.code)
  const [code] = codes
  if (code === undefined) return []
  return [
    {
      target: { kind: 'notice', id, code, published, until },
      title,
      intro,
      keywords: joined(codes),
      body: { text: plainText(content.html), ...langOf(content) },
    },
  ]
}

function categoryEntry({ number, name, title, intro, picture }: CategoryView, words: string): SearchEntry {
  const keywords = joined([title.text, words])
  return { target: { kind: 'category', category: number }, title: name, intro, keywords, body: { text: '' }, picture }
}

function seriesEntry(
  catalog: Source,
  language: Language,
  { id, category, name, title, picture, hasFeature }: SeriesSummary,
): SearchEntry {
  const keywords = catalog.category(language, category).name.text
  return {
    target: { kind: 'series', category, id, hasFeature },
    title: name,
    intro: title,
    keywords,
    body: { text: '' },
    picture,
  }
}

/** `words`: what visitors call its category. */
function questionEntry({ id, category, title, answer, productCodes }: FaqView, words: string): SearchEntry {
  const answered: Text = { text: plainText(answer.html), ...langOf(answer) }
  return {
    target: { kind: 'question', id, category },
    title,
    intro: answered,
    keywords: joined([...productCodes, words]),
    body: { text: '' },
  }
}

/** Found by its code, and by the models and categories that it fits. */
function accessoryEntry(catalog: Source, language: Language, accessory: AccessoryView): SearchEntry {
  const { code, title, text, models, wholeCategories, picture } = accessory
  return {
    target: { kind: 'accessory', code },
    title,
    intro: text,
    keywords: joined([
      code,
      codeKey(code),
      ...models,
      ...wholeCategories.map((number) => catalog.category(language, number).name.text),
    ]),
    body: { text: '' },
    ...(picture && { picture }),
  }
}

function articleEntry(article: ArticleView): SearchEntry {
  const { kind, id, published, title, intro, products, picture } = article
  return {
    target: { kind, id, published, ...('until' in article && { until: article.until }) },
    title,
    intro,
    keywords: joined(products.map(({ code }) => code)),
    body: article.kind === 'recipe' ? recipeText(article) : { text: plainText(article.content.html), ...langOf(article.content) },
    picture,
  }
}

/** One entry for each family of appliances. */
function careEntries(catalog: Source, language: Language, category: CategoryNumber): SearchEntry[] {
  const guide = catalog.care(language, category)
  if (!guide) return []
  return guide.families.map(({ id, title, use, avoid, warnings, tasks, figures }) => {
    const texts = [...use, ...avoid, ...warnings, ...tasks.flatMap((task) => [task.title, ...task.steps.map(({ text }) => text)])]
    return {
      target: { kind: 'care', category, family: id },
      title,
      intro: guide.intro,
      keywords: joined([guide.title.text, ...(figures?.models ?? []).map(({ code }) => code)]),
      body: { text: joined(texts.map(({ text }) => text)), ...langOf(title) },
    }
  })
}

/** A written page. */
function pageEntry(catalog: Source, language: Language, page: PageKey, words: WordsForSearch): SearchEntry | undefined {
  const slug = slugOf(page)
  const written = slug && catalog.page(language, slug)
  if (!written) return undefined
  const { title, intro, sections } = written
  const texts = sections.flatMap((section) => [section.title.text, plainText(section.text.html)])
  return {
    target: { kind: 'page', page },
    title,
    intro,
    keywords: words.pages(language, page),
    body: { text: joined(page === 'charges' ? [...texts, ...chargesTexts(catalog, language)] : texts), ...langOf(intro) },
  }
}

/** The table of charges. */
function chargesTexts(catalog: Source, language: Language): string[] {
  const rows = catalog.charges(language)?.groups.flatMap((group) => group.rows) ?? []
  return rows.flatMap(({ name, note }) => [name.text, note?.text ?? ''])
}

function recipeText({ course, cuisine, ingredients, steps, tip }: RecipeView): Text {
  const items = ingredients.flatMap(({ items: own }) => own)
  const texts = [course, cuisine, ...items, ...steps, ...(tip ? [tip] : [])]
  return { text: joined(texts.map(({ text }) => text)), ...(steps[0] ? langOf(steps[0]) : {}) }
}

function shopEntry({ id, name, address, city, tel, postcode }: ShopView): SearchEntry {
  return {
    target: { kind: 'shop', id, tel },
    title: name,
    intro: address,
    keywords: joined([city.name.text, postcode ?? '']),
    body: { text: '' },
  }
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' ')
const langOf = ({ lang }: Text | Html) => (lang === undefined ? {} : { lang })
