import { z } from 'zod'
import { Day, line, markdown, metaDescription, PicturePath, pageTitle, Slug } from '../words.ts'

/** Fields that the page shows unchanged. */
export const PageFacts = z.object({ updated: Day.optional() })

/** `content/pages/<slug>/page.yaml` */
export const PageFile = z.strictObject({
  ...PageFacts.shape,
  picture: PicturePath.meta({ altText: ['pictureAlt'] }).optional(),
  sections: z
    .array(
      z.strictObject({
        id: Slug,
        picture: PicturePath.meta({ altText: ['sections', '{id}', 'pictureAlt'] }).optional(),
        group: Slug.optional(),
      }),
    )
    .default([]),
  /** Group ids in display order, if the sections are grouped. */
  groups: z.array(Slug).default([]),
})
export type PageFile = z.infer<typeof PageFile>

/** Plain text in the visitor's language. */
export const PageTexts = z.object({
  title: pageTitle,
  intro: line,
  /** The meta description. */
  description: metaDescription,
})

/** `content/pages/<slug>/<language>.yaml` */
export const PageWords = z.strictObject({
  ...PageTexts.shape,
  pictureAlt: line.optional(),
  groups: z.record(Slug, line).default({}),
  sections: z.record(Slug, z.strictObject({ title: line, text: markdown, pictureAlt: line.optional() })).default({}),
})
export type PageWords = z.infer<typeof PageWords>
