import { z } from 'zod'
import { CaptionsPath, Day, LanguageName, line, PicturePath, ProductCode, VideoPath, Words } from './words.ts'

/** What every article says of itself beside its words. */
export const articleFacts = {
  /** Before this day, in Singapore, the article does not exist for visitors (G14). */
  published: Day,
  /** Stands among the recommended ones of its kind. */
  recommended: z.boolean().default(false),
  picture: PicturePath,
}

/** Plain texts of every article, in lists too. */
export const ArticleTexts = z.object({
  title: line,
  /** One or two sentences; also the description for search engines. */
  intro: line,
})
/** The text of an article, in Markdown. */
export const ArticleProse = z.object({ content: line })

export const articleWords = { ...ArticleTexts.shape, pictureAlt: line.optional() }

const products = z.array(ProductCode).default([])

/** `content/news/<id>/news.yaml`, and in `content/happiness/<id>/happiness.yaml` the same. */
export const NewsFile = z.strictObject({ ...articleFacts, products })
export type NewsFile = z.infer<typeof NewsFile>

/** What lists and pages show of a video. */
export const VideoFacts = z.object({ seconds: z.int().positive() })

/** `content/videos/<id>/video.yaml`; the picture is what stands in the player before it plays. */
export const VideoFile = z.strictObject({
  ...articleFacts,
  ...VideoFacts.shape,
  sources: z.array(VideoPath).min(1),
  captions: z.partialRecord(LanguageName, CaptionsPath).default({}),
  product: ProductCode.optional(),
})
export type VideoFile = z.infer<typeof VideoFile>

/** What lists and pages show of a project or a case. */
export const CaseFacts = z.object({ place: Words, year: z.int().min(1990).max(2100) })

/** `content/cases/<id>/case.yaml`: a building project, or a single kitchen worth telling of. */
export const CaseFile = z.strictObject({
  ...articleFacts,
  kind: z.enum(['project', 'case']),
  ...CaseFacts.shape,
  /** How many kitchens were fitted. */
  units: z.int().positive(),
  products,
})
export type CaseFile = z.infer<typeof CaseFile>

/** `<language>.yaml` of news, videos, happiness and cases. */
export const ArticleWords = z.strictObject({
  ...articleWords,
  ...ArticleProse.shape,
})
export type ArticleWords = z.infer<typeof ArticleWords>
