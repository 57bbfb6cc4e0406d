import { z } from 'zod'
import { Day, line, PicturePath, Slug } from './words.ts'

/** `content/pages/<slug>/page.yaml` */
export const PageFile = z.strictObject({
  picture: PicturePath.optional(),
  sections: z.array(z.strictObject({ id: Slug, picture: PicturePath.optional(), group: Slug.optional() })).default([]),
  /** In their order, where the sections stand in groups. */
  groups: z.array(Slug).default([]),
  updated: Day.optional(),
})
export type PageFile = z.infer<typeof PageFile>

/** `content/pages/<slug>/<language>.yaml` */
export const PageWords = z.strictObject({
  title: line,
  /** Plain text. */
  intro: line,
  /** For search engines. */
  description: line.max(155, 'at most 155 characters: search engines show no more'),
  pictureAlt: line.optional(),
  groups: z.record(Slug, line).default({}),
  sections: z.record(Slug, z.strictObject({ title: line, /** Markdown. */ text: line, pictureAlt: line.optional() })).default({}),
})
export type PageWords = z.infer<typeof PageWords>
