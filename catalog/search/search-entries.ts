import { type CategoryNumber, categories } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import { type PageKey, pageKeys } from '#contract/pages/table.ts'
import { slugOf } from '#contract/pages/written-pages.ts'
import type { AccessoryView } from '#contract/views/accessories.ts'
import type { ArticleKind, ArticleView, RecipeView } from '#contract/views/articles.ts'
import type { ShopView } from '#contract/views/places.ts'
import type { FaqView } from '#contract/views/support.ts'
import type { Html, ProductView, Text } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import type { Catalog } from '../catalog.ts'
import { laidOut } from '../localised.ts'
import { plainText } from './plain-text.ts'
import type { SearchEntry } from './search-entry.ts'

type Source = Pick<
  Catalog,
  'accessories' | 'article' | 'care' | 'careGuides' | 'category' | 'faq' | 'page' | 'product' | 'productById' | 'shops'
>

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
export function otherEntries(catalog: Source, language: Language): SearchEntry[] {
  return [
    ...categories.flatMap(({ number }) => catalog.faq(language, number)).map(questionEntry),
    ...catalog.accessories(language).map((accessory) => accessoryEntry(catalog, language, accessory)),
    ...catalog.careGuides().flatMap((category) => careEntries(catalog, language, category)),
    ...pageKeys.flatMap((page) => pageEntry(catalog, language, page) ?? []),
    ...listPages.map((page) => listEntry(language, page)),
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
        ...[...view.parameters, ...view.planning].flatMap(({ name, values }) => [name.text, ...values.map(({ text }) => text)]),
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

function questionEntry({ id, category, title, answer, productCodes }: FaqView): SearchEntry {
  const answered: Text = { text: plainText(answer.html), ...langOf(answer) }
  return {
    target: { kind: 'question', id, category },
    title,
    intro: answered,
    keywords: joined(productCodes),
    body: { text: '' },
  }
}

/** Found by its code, and by the models and categories that it fits. */
function accessoryEntry(catalog: Source, language: Language, accessory: AccessoryView): SearchEntry {
  const { code, title, text, models, wholeCategories } = accessory
  return {
    target: { kind: 'accessory', code },
    title,
    intro: text,
    keywords: joined([code, ...models, ...wholeCategories.map((number) => catalog.category(language, number).name.text)]),
    body: { text: '' },
  }
}

function articleEntry(article: ArticleView): SearchEntry {
  const { kind, id, published, title, intro, products } = article
  return {
    target: { kind, id, published, ...('until' in article && { until: article.until }) },
    title,
    intro,
    keywords: joined(products.map(({ code }) => code)),
    body: article.kind === 'recipe' ? recipeText(article) : { text: plainText(article.content.html), ...langOf(article.content) },
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
function pageEntry(catalog: Source, language: Language, page: PageKey): SearchEntry | undefined {
  const slug = slugOf(page)
  const written = slug && catalog.page(language, slug)
  if (!written) return undefined
  const { title, intro, sections } = written
  return {
    target: { kind: 'page', page },
    title,
    intro,
    keywords: '',
    body: { text: joined(sections.flatMap((section) => [section.title.text, plainText(section.text.html)])), ...langOf(intro) },
  }
}

/** Lists that visitors search for by what they list. */
const listPages = ['careers', 'press'] as const satisfies PageKey[]

function listEntry(language: Language, page: (typeof listPages)[number]): SearchEntry {
  const t = interfaceWords(language)
  return {
    target: { kind: 'page', page },
    title: laidOut(t(`${page}.title`), language),
    intro: laidOut(t(`${page}.intro`), language),
    keywords: '',
    body: laidOut(t(`${page}.description`), language),
  }
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
