import type { z } from 'zod'
import type { AccessoryFile } from '#contract/content/accessory.ts'
import type { CareReminder, CareTask, CareTexts } from '#contract/content/care.ts'
import type {
  ArticleProse,
  ArticleTexts,
  CareerFacts,
  CaseFacts,
  PressContact,
  VideoFacts,
} from '#contract/content/editorial/article.ts'
import type { PageFacts, PageTexts } from '#contract/content/editorial/page.ts'
import type { RecipeCardFacts, RecipeFacts, RecipeTexts } from '#contract/content/editorial/recipe.ts'
import type { NoticeFile, NoticeProse, NoticeTexts, Topic } from '#contract/content/support.ts'
import type { Language } from '#contract/languages.ts'
import type { PageSlug } from '#contract/pages/text-pages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { Day } from '#contract/views/articles.ts'
import type { FieldsAs } from '#contract/views/text.ts'
import type { Localised } from '../localised.ts'
import type { MediaFile } from '../media/media-library.ts'
import type { Block, HtmlWords, LocalisedPicture, Words } from './words.ts'

/** The fields that all kinds of articles share. */
export type Article = FieldsAs<typeof ArticleTexts, Words> & {
  id: string
  published: Day
  recommended: boolean
  picture: LocalisedPicture
  /** Product codes. */
  products: readonly string[]
}
export type FullArticle = Article & FieldsAs<typeof ArticleProse, HtmlWords>
export type VideoArticle = FullArticle &
  z.output<typeof VideoFacts> & {
    sources: readonly MediaFile[]
    captions: Partial<Record<Language, MediaFile>>
  }
export type CaseArticle = FullArticle & z.output<typeof CaseFacts> & { caseKind: 'project' | 'case'; kitchens: number }
export type CareerArticle = FullArticle & z.output<typeof CareerFacts>
export type PressArticle = FullArticle & {
  contact: z.output<typeof PressContact>
  /** The alternative text of each picture is its caption. */
  downloads: readonly { picture: LocalisedPicture; credit: string }[]
}
export type Recipe = Article &
  z.output<typeof RecipeCardFacts> &
  z.output<typeof RecipeFacts> &
  FieldsAs<typeof RecipeTexts, Words> & {
    ingredients: Localised<readonly { title?: string; items: readonly string[] }[]>
    steps: Localised<readonly string[]>
  }

/** What lists show of an article. */
export type ArticleSummaries = {
  news: Article
  happiness: Article
  video: Article & z.output<typeof VideoFacts>
  recipe: Article & z.output<typeof RecipeCardFacts> & Pick<z.output<typeof RecipeFacts>, 'prepMinutes' | 'cookMinutes'>
  case: Article & z.output<typeof CaseFacts> & Pick<CaseArticle, 'caseKind' | 'kitchens'>
  career: Article & z.output<typeof CareerFacts>
  press: Article
}

/** Each kind is sorted with the newest first. */
export type Articles = {
  news: readonly FullArticle[]
  video: readonly VideoArticle[]
  recipe: readonly Recipe[]
  happiness: readonly FullArticle[]
  case: readonly CaseArticle[]
  career: readonly CareerArticle[]
  press: readonly PressArticle[]
}

/** Sorted by category, then in the order of the content file. */
export type Faq = {
  id: string
  category: CategoryNumber
  products: readonly string[]
  topic?: Topic | undefined
  title: Words
  answer: HtmlWords
}

/** How to care for the appliances of a category. Values of the models are filled in. */
export type Care = FieldsAs<typeof CareTexts, Words> & {
  category: CategoryNumber
  picture?: LocalisedPicture
  families: readonly CareFamily[]
}
export type CareFamily = {
  id: string
  title: Words
  use: Localised<readonly string[]>
  avoid: Localised<readonly string[]>
  warnings: Localised<readonly string[]>
  tasks: readonly {
    id: string
    every: CareTask['every']
    topic?: Topic | undefined
    title: Words
    steps: Localised<readonly string[]>
    /** One per step; the alternative text is the step. */
    pictures: readonly (LocalisedPicture | null)[]
  }[]
  reminders: readonly (Pick<CareReminder, 'id' | 'weeks' | 'months' | 'topic' | 'optional'> & {
    title: Words
    /** Codes of the models that need it. */
    models: readonly string[]
  })[]
  /** Codes of its models. */
  models: readonly string[]
  figures: readonly string[]
}

export type Notice = NoticeFile & FieldsAs<typeof NoticeTexts, Words> & FieldsAs<typeof NoticeProse, HtmlWords> & { id: string }

/** `fits` is resolved: `models` are the codes of all models that it fits, in list order. */
export type Accessory = Omit<AccessoryFile, 'position' | 'fits' | 'picture' | 'pictureAlt'> & {
  models: readonly string[]
  wholeCategories: readonly CategoryNumber[]
  picture?: LocalisedPicture
}

export type PageSection = Block & { id: string; group?: string }
export type Page = z.output<typeof PageFacts> &
  FieldsAs<typeof PageTexts, Words> & {
    slug: PageSlug
    picture?: LocalisedPicture
    sections: readonly PageSection[]
    groups: readonly { id: string; title: Words }[]
  }
