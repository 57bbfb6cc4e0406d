import { z } from 'zod'
import {
  CaptionsPath,
  Day,
  Email,
  LanguageName,
  line,
  markdown,
  PicturePath,
  ProductCode,
  pageTitle,
  VideoPath,
  Words,
} from '../words.ts'

/** Language-independent fields of every article. */
export const articleFacts = {
  /** Visitors cannot see the article before this day, Singapore time (G14). */
  published: Day,
  /** Listed among the recommended articles of its kind. */
  recommended: z.boolean().default(false),
  picture: PicturePath.meta({ altText: ['pictureAlt'] }),
}

/** Plain-text fields of every article; lists show them too. */
export const ArticleTexts = z.object({
  title: pageTitle,
  /** One or two sentences; also the meta description. */
  intro: line.meta({ advice: { least: 70, most: 155 } }),
})
/** The body of an article, in Markdown. */
export const ArticleProse = z.object({ content: markdown })

export const articleWords = { ...ArticleTexts.shape, pictureAlt: line.optional() }

const products = z.array(ProductCode).default([])

/** `content/news/<id>/news.yaml` and `content/happiness/<id>/happiness.yaml`. */
export const NewsFile = z.strictObject({ ...articleFacts, products })
export type NewsFile = z.infer<typeof NewsFile>

/** Fields of a video that lists and pages show unchanged. */
export const VideoFacts = z.object({ seconds: z.int().positive().meta({ unit: 's' }) })

/** `content/videos/<id>/video.yaml`; the picture is the poster of the player. */
export const VideoFile = z.strictObject({
  ...articleFacts,
  ...VideoFacts.shape,
  sources: z.array(VideoPath).min(1),
  captions: z.partialRecord(LanguageName, CaptionsPath).default({}),
  product: ProductCode.optional(),
})
export type VideoFile = z.infer<typeof VideoFile>

/** Fields of a project or a case that lists and pages show. */
export const CaseFacts = z.object({ place: Words, year: z.int().min(1990).max(2100) })

/** `content/cases/<id>/case.yaml`: a building project or a single kitchen. */
export const CaseFile = z.strictObject({
  ...articleFacts,
  kind: z.enum(['project', 'case']),
  ...CaseFacts.shape,
  /** Number of kitchens fitted. */
  units: z.int().positive(),
  products,
})
export type CaseFile = z.infer<typeof CaseFile>

/** Fields of a post that lists and pages show. */
export const CareerFacts = z.object({
  place: Words,
  employment: z.enum(['full-time', 'part-time', 'internship']),
  /** The last day on which the post is shown, and on which applications are accepted. */
  until: Day,
  /** In Singapore dollars. */
  salary: z
    .strictObject({
      from: z.int().positive().meta({ unit: 'SGD' }),
      to: z.int().positive().meta({ unit: 'SGD' }),
      per: z.enum(['hour', 'month']),
    })
    .optional(),
  /** Where to apply. */
  email: Email,
})

/** `content/careers/<id>/career.yaml`: a post to fill. */
export const CareerFile = z.strictObject({ ...articleFacts, ...CareerFacts.shape })
export type CareerFile = z.infer<typeof CareerFile>

/** Whom journalists ask. */
export const PressContact = z.strictObject({ phone: line, email: Email })

/** `content/press/<id>/press.yaml` */
export const PressFile = z.strictObject({
  ...articleFacts,
  products,
  contact: PressContact,
  /** Pictures to download. Their captions are in the language files, in this order. */
  downloads: z.array(z.strictObject({ picture: PicturePath.meta({ altText: ['captions', '*'] }), credit: line })).default([]),
})
export type PressFile = z.infer<typeof PressFile>

/** `<language>.yaml` of a press release. */
export const PressWords = z.strictObject({ ...articleWords, ...ArticleProse.shape, captions: z.array(line).default([]) })
export type PressWords = z.infer<typeof PressWords>

/** `<language>.yaml` of news, videos, happiness, cases and posts. */
export const ArticleWords = z.strictObject({
  ...articleWords,
  ...ArticleProse.shape,
})
export type ArticleWords = z.infer<typeof ArticleWords>
