import { z } from 'zod'
import { languageNames } from '../languages.ts'
import { productCodePattern } from '../product-code.ts'

/** A text that says something. */
export const line = z.string().trim().min(1)

/** Short words kept beside the fact they name, one entry a language. English must be there; what else is missing falls back to it. */
export const Words = z.strictObject({
  en: line,
  'zh-Hans': line.optional(),
  ko: line.optional(),
  id: line.optional(),
  'zh-Hant': line.optional(),
})
export type Words = z.infer<typeof Words>

/** A picture: a path inside the entry's own folder, or from the root of `content/` with a leading slash. */
export const PicturePath = z
  .string()
  .regex(/^\/?[a-z0-9][a-z0-9/._-]*\.(webp|png|jpg|svg)$/, 'a path to a .webp, .png, .jpg or .svg in lower case')
export const FilePath = z
  .string()
  .regex(/^\/?[a-z0-9][a-zA-Z0-9/._-]*\.(pdf|mp4|webm|vtt)$/, 'a path to a .pdf, .mp4, .webm or .vtt')

const pathTo = (endings: string) => new RegExp(`^/?[a-z0-9][a-zA-Z0-9/._-]*\\.(${endings})$`)
export const VideoPath = z.string().regex(pathTo('mp4|webm'), 'a path to an .mp4 or .webm')
export const ModelPath = z.string().regex(pathTo('glb'), 'a path to a .glb')
export const CaptionsPath = z.string().regex(pathTo('vtt'), 'a path to a .vtt')

/** A page of somebody else's. `javascript:` and `data:` are addresses as well, and would run in the page that links to them. */
export const WebAddress = z.url({ protocol: /^https?$/, error: 'an address such as https://www.example.com' })

/** Ids are texts of small letters, digits and hyphens. */
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')

/** A product by its code, as its folder's file spells it. */
export const ProductCode = z.string().regex(new RegExp(`^${productCodePattern}$`), 'two capital letters, a hyphen, four digits')

/** A day of the calendar in Singapore. */
export const Day = z.iso.date('a day such as 2026-11-21')

export const LanguageName = z.enum(languageNames)
