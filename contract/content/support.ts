import { z } from 'zod'
import { Day, line, ProductCode, Slug } from './words.ts'

/** `content/faq/<category>/questions.yaml` */
export const FaqFile = z.strictObject({
  /** In the order in which they are shown. */
  questions: z
    .array(
      z.strictObject({
        id: Slug,
        /** The models that it is about; none: the whole category. */
        products: z.array(ProductCode).default([]),
      }),
    )
    .min(1),
})
export type FaqFile = z.infer<typeof FaqFile>

/** `content/faq/<category>/<language>.yaml`: the words of each question under its id. */
export const FaqWords = z.record(Slug, z.strictObject({ title: line, /** Markdown. */ content: line }))
export type FaqWords = z.infer<typeof FaqWords>

/** What pages show of a notice as it stands here. */
export const NoticeFacts = z.object({
  published: Day,
  /** The last day on which it is shown. */
  until: Day.optional(),
  severity: z.enum(['safety', 'advice']),
})

/** `content/notices/<id>/notice.yaml` */
export const NoticeFile = z.strictObject({
  ...NoticeFacts.shape,
  models: z
    .array(z.strictObject({ code: ProductCode, serials: z.array(z.strictObject({ from: line, to: line })).min(1) }))
    .min(1),
})
export type NoticeFile = z.infer<typeof NoticeFile>

/** Plain texts that pages get in the visitor's language. */
export const NoticeTexts = z.object({
  title: line,
  /** What is wrong, in one sentence. */
  intro: line,
})
/** The same in Markdown. */
export const NoticeProse = z.object({
  /** Who is affected, how to find the serial number, what to do, what we do. */
  content: line,
})

/** `content/notices/<id>/<language>.yaml` */
export const NoticeWords = z.strictObject({ ...NoticeTexts.shape, ...NoticeProse.shape })
export type NoticeWords = z.infer<typeof NoticeWords>
