import { z } from 'zod'
import {
  AnyProductCode,
  CategoryId,
  Email,
  LanguageName,
  NewsId,
  PicturePath,
  RecipeId,
  SeriesId,
  Slug,
  WebUrl,
  Words,
} from '../words.ts'

/** Contact details of the maker. */
export const ContactFacts = z.object({
  /** The displayed form; `tel:` links keep only digits and `+`. */
  phone: z.string().min(3),
  email: Email,
  address: Words,
  hours: Words,
})
/** Fields of a counter that pages show. */
export const CounterFacts = z.object({ value: z.int().positive(), label: Words })
export const QuoteFacts = z.object({ text: Words, author: z.string(), place: Words })
export const ReviewsWidgetFacts = z.strictObject({
  script: WebUrl,
  element: z.string(),
  id: z.string(),
  provider: z.string(),
})

/** `content/site.yaml`: the maker and its contact details. */
export const SiteFile = z.strictObject({
  brand: z.string().min(1),
  tagline: Words,
  /** Meta description of pages without their own. */
  description: Words,
  ...ContactFacts.shape,
  whatsApp: z.strictObject({ number: z.string(), url: WebUrl }),
  weChat: z.strictObject({ id: z.string(), url: WebUrl }),
  messaging: z.strictObject({ name: Words, url: WebUrl }),
  social: z.array(z.strictObject({ name: z.string(), url: WebUrl })),
  /** Texts name one by its id: `{counters.guests}`. */
  counters: z.array(z.strictObject({ id: Slug, ...CounterFacts.shape })),
  /** H6. Without it, the home page shows only the quotes. */
  reviewsWidget: ReviewsWidgetFacts.optional(),
  quotes: z.array(z.strictObject({ ...QuoteFacts.shape, product: AnyProductCode.optional() })).min(1),
  /** Nobody has said them: the home page says that they are examples. */
  quotesAreInvented: z.boolean().default(false),
})
export type SiteFile = z.infer<typeof SiteFile>

export const CountryFacts = z.strictObject({
  tag: z.string().regex(/^[a-z]{2}$/, 'two small letters, such as "sg"'),
  name: Words,
  /** Website of the country; empty for the country of this site. */
  outerUrl: z.union([WebUrl, z.literal('')]),
  languages: z.array(LanguageName).min(1),
})

/** `content/countries.yaml` (G4) */
export const CountriesFile = z.array(CountryFacts)
export type CountriesFile = z.infer<typeof CountriesFile>

/** Fields of a banner that pages show. */
export const BannerFacts = z.object({ title: Words, text: Words })

/** `content/banners.yaml` (G13) */
export const BannersFile = z.array(
  z.strictObject({
    id: Slug,
    place: z.enum(['home', 'list', 'news', 'cooperation']),
    /** Only with place `list`: the category whose list shows the banner. */
    category: CategoryId.optional(),
    picture: PicturePath,
    pictureAlt: Words,
    ...BannerFacts.shape,
    target: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('framed'),
        type: z.enum(['series', 'product', 'campaign']),
        name: z.string(),
        category: CategoryId,
      }),
      z.strictObject({ kind: z.literal('newTab'), url: WebUrl }),
      z.strictObject({ kind: z.literal('none') }),
    ]),
  }),
)
export type BannersFile = z.infer<typeof BannersFile>

/** `content/home.yaml`: the content of the home page, in display order. */
export const HomeFile = z.strictObject({
  series: z.array(SeriesId).min(1),
  hotProducts: z.array(AnyProductCode).min(1),
  hotNews: z.array(NewsId).default([]),
  hotRecipes: z.array(RecipeId).default([]),
})
export type HomeFile = z.infer<typeof HomeFile>
