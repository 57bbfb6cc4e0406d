import type { CategoryNumber } from '#contract/categories.ts'
import type { NoticeFile } from '#contract/content/support.ts'
import type { Language } from '#contract/languages.ts'
import type { PageSlug } from '#contract/pages/written-pages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { Localised } from '../localised.ts'
import type { MediaFile } from '../media/media-library.ts'
import type { Block, HtmlWords, LocalisedPicture, Words } from './snapshot.ts'

/** What all kinds of article have. */
export type Article = {
  id: string
  published: Day
  recommended: boolean
  title: Words
  intro: Words
  picture: LocalisedPicture
  /** Codes. */
  products: readonly string[]
}
export type WrittenArticle = Article & { content: HtmlWords }
export type VideoArticle = WrittenArticle & {
  seconds: number
  sources: readonly MediaFile[]
  captions: Partial<Record<Language, MediaFile>>
}
export type CaseArticle = WrittenArticle & { caseKind: 'project' | 'case'; place: Words; year: number; kitchens: number }
export type Recipe = Article & {
  portions: number
  prepMinutes: number
  cookMinutes: number
  calories?: number
  cuisine: Words
  course: Words
  ingredients: Localised<readonly { title?: string | undefined; items: readonly string[] }[]>
  steps: Localised<readonly string[]>
  tip?: Words
}

/** Each kind with the newest first. */
export type Articles = {
  news: readonly WrittenArticle[]
  video: readonly VideoArticle[]
  recipe: readonly Recipe[]
  happiness: readonly WrittenArticle[]
  case: readonly CaseArticle[]
}

/** By category, in their order. */
export type Faq = { id: string; category: CategoryNumber; products: readonly string[]; title: Words; answer: HtmlWords }

export type Notice = NoticeFile & { id: string; title: Words; intro: Words; content: HtmlWords }

export type PageSection = Block & { id: string; group?: string }
export type Page = {
  slug: PageSlug
  title: Words
  intro: Words
  description: Words
  picture?: LocalisedPicture
  sections: readonly PageSection[]
  groups: readonly { id: string; title: Words }[]
  updated?: Day
}
