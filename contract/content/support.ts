import { z } from 'zod'
import { Day, line, markdown, ProductCode, pageTitle, Slug } from './words.ts'

/** Instructions that a safety notice can withdraw. Every text that gives them is marked with the topic. */
export const topics = ['removing-the-door', 'converting-to-lpg'] as const
export type Topic = (typeof topics)[number]

/** `content/faq/<category>/questions.yaml` */
export const FaqFile = z.strictObject({
  /** In display order. */
  questions: z
    .array(
      z.strictObject({
        id: Slug,
        /** The models that the question is about; empty means the whole category. */
        products: z.array(ProductCode).default([]),
        /** Instructions in the answer that a safety notice can withdraw. */
        topic: z.enum(topics).optional(),
      }),
    )
    .min(1),
})
export type FaqFile = z.infer<typeof FaqFile>

/** `content/faq/<category>/<language>.yaml`: the text of each question, by question id. */
export const FaqWords = z.record(Slug, z.strictObject({ title: line, content: markdown }))
export type FaqWords = z.infer<typeof FaqWords>

/** Fields of a notice that pages show unchanged. */
export const NoticeFacts = z.object({
  published: Day,
  /** The last day on which the notice is shown. */
  until: Day.optional(),
  severity: z.enum(['safety', 'advice']),
})

/** Two digits of the year and two of the week in which the appliance was built, then its number. What people type is read as that. */
const SerialNumber = z
  .string()
  .regex(
    /^\d{2}(0[1-9]|[1-4]\d|5[0-3])\d{5}$/,
    'nine digits in quotes, the first four the year and week of building, such as "261000001"',
  )

/** `content/notices/<id>/notice.yaml` */
export const NoticeFile = z.strictObject({
  ...NoticeFacts.shape,
  /** The instructions that it withdraws from manuals, care pages and questions, or `none`. Safety notices must say it. */
  suppresses: z
    .array(z.enum(['none', ...topics]))
    .min(1)
    .optional(),
  models: z
    .array(
      z.strictObject({ code: ProductCode, serials: z.array(z.strictObject({ from: SerialNumber, to: SerialNumber })).min(1) }),
    )
    .min(1),
})
export type NoticeFile = z.infer<typeof NoticeFile>

/** Plain text in the visitor's language. */
export const NoticeTexts = z.object({
  title: pageTitle,
  /** The defect, in one sentence. */
  intro: line,
})
/** Markdown in the visitor's language. */
export const NoticeProse = z.object({
  /** Which appliances are affected, where the serial number is, what owners should do and what we will do. */
  content: markdown,
})

/** `content/notices/<id>/<language>.yaml` */
export const NoticeWords = z.strictObject({ ...NoticeTexts.shape, ...NoticeProse.shape })
export type NoticeWords = z.infer<typeof NoticeWords>
