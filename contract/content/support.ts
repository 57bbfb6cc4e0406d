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

/** `content/notices/<id>/notice.yaml` */
export const NoticeFile = z.strictObject({
  published: Day,
  /** The last day on which it is shown. */
  until: Day.optional(),
  severity: z.enum(['safety', 'advice']),
  models: z
    .array(z.strictObject({ code: ProductCode, serials: z.array(z.strictObject({ from: line, to: line })).min(1) }))
    .min(1),
})
export type NoticeFile = z.infer<typeof NoticeFile>

/** `content/notices/<id>/<language>.yaml` */
export const NoticeWords = z.strictObject({
  title: line,
  /** What is wrong, in one sentence. */
  intro: line,
  /** Markdown: who is affected, how to find the serial number, what to do, what we do. */
  content: line,
})
export type NoticeWords = z.infer<typeof NoticeWords>
