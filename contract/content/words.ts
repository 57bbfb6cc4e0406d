import { z } from 'zod'
import { languageNames } from '../languages.ts'
import { productCodePattern } from '../products/product-code.ts'
import type { FileType } from './field-meta.ts'

/** A text that is not blank. */
export const line = z.string().trim().min(1)
/** Paragraphs, lists and links. */
export const markdown = line.meta({ isMarkdown: true })

/** The title of a page. Search engines show about 60 characters of it. */
export const pageTitle = line.meta({ advice: { most: 60 } })

/** A placeholder counts as a number with its unit. */
const isShort = (text: string) => text.replace(/\{[^{}]*\}/g, '1,000 m³/h').length <= 155
export const metaDescription = line
  .refine(isShort, 'at most 155 characters: search engines show no more')
  .meta({ advice: { least: 70, most: 155 } })

/** A short text in all languages. English is required; missing translations fall back to it. */
export const Words = z
  .strictObject({
    en: line,
    'zh-Hans': line.optional(),
    ko: line.optional(),
    id: line.optional(),
    'zh-Hant': line.optional(),
  })
  .meta({ isWords: true })
export type Words = z.infer<typeof Words>

/** Path of a picture: relative to the entry's folder, or with a leading slash relative to `content/`. */
export const PicturePath = z
  .string()
  .regex(/^\/?[a-z0-9][a-z0-9/._-]*\.(webp|png|jpg|svg)$/, 'a path to a .webp, .png, .jpg or .svg in lower case')
  .meta({ files: ['webp'] })
export const FilePath = z
  .string()
  .regex(/^\/?[a-z0-9][a-zA-Z0-9/._-]*\.(pdf|mp4|webm|vtt)$/, 'a path to a .pdf, .mp4, .webm or .vtt')
  .meta({ files: ['pdf', 'mp4', 'webm', 'vtt'] })

const pathTo = (endings: readonly FileType[], message: string) =>
  z
    .string()
    .regex(new RegExp(`^/?[a-z0-9][a-zA-Z0-9/._-]*\\.(${endings.join('|')})$`), message)
    .meta({ files: endings })
export const VideoPath = pathTo(['mp4', 'webm'], 'a path to an .mp4 or .webm')
export const ModelPath = pathTo(['glb'], 'a path to a .glb')
export const CaptionsPath = pathTo(['vtt'], 'a path to a .vtt')

/** URL of an external page. Only HTTP(S): a link to a `javascript:` or `data:` URL could run a script in our page. */
export const WebUrl = z.url({ protocol: /^https?$/, error: 'a URL such as https://www.example.com' })

export const Email = z.email()

/** Slugs are keys of objects, and every object inherits a `constructor`, the only inherited name in small letters. */
export const Slug = z.string().regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')
export const CategoryId = Slug.meta({ refersTo: 'category' })
export const SeriesId = Slug.meta({ refersTo: 'series' })
export const NewsId = Slug.meta({ refersTo: 'news' })
export const RecipeId = Slug.meta({ refersTo: 'recipe' })
/** Of a category. */
export const ParameterKey = Slug.meta({ refersTo: 'parameter' })

/** The exact spelling of the code in the product's file. */
export const ProductCode = z
  .string()
  .regex(new RegExp(`^${productCodePattern}$`), 'two capital letters, a hyphen, four digits')
  .meta({ refersTo: 'product' })
/** A product's code where only the rules of the content check that there is such a product. */
export const AnyProductCode = z.string().meta({ refersTo: 'product' })

/** A calendar day in Singapore. */
export const Day = z.iso.date('a day such as 2026-11-21')

/** In Singapore dollars, with GST: the lowest price on that day. */
export const Price = z.strictObject({ from: z.int().positive().meta({ unit: 'SGD' }), on: Day })
export type Price = z.infer<typeof Price>

export const LanguageName = z.enum(languageNames)
