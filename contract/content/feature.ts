import { z } from 'zod'
import { CategoryId, line, markdown, PicturePath, pageTitle, WebUrl } from './words.ts'

/**
 * `content/features/<id>/feature.yaml`: a page that the frame may show (X1). With `url`, it is that external page. Without `url`, it
 * is our own page, written in the language files of the same folder.
 */
export const FeatureFile = z.strictObject({
  type: z.enum(['series', 'product', 'campaign']),
  /** A series id, a product code or a campaign id, depending on `type`. */
  name: z.string().min(1),
  category: CategoryId,
  url: WebUrl.optional(),
  picture: PicturePath.meta({ altText: ['pictureAlt'] }).optional(),
  /** One entry per section of the language files, in order; `null` for a section without a picture. */
  sectionPictures: z.array(PicturePath.meta({ altText: ['sections', '*', 'pictureAlt'] }).nullable()).default([]),
})
export type FeatureFile = z.infer<typeof FeatureFile>

/** Plain text in the visitor's language. */
export const FeatureTexts = z.object({ title: pageTitle })
/** Markdown in the visitor's language. */
export const FeatureProse = z.object({ intro: markdown })

/** `content/features/<id>/<language>.yaml` */
export const FeatureWords = z.strictObject({
  ...FeatureTexts.shape,
  ...FeatureProse.shape,
  pictureAlt: line.optional(),
  sections: z.array(z.strictObject({ title: line, text: markdown, pictureAlt: line.optional() })).min(1),
})
export type FeatureWords = z.infer<typeof FeatureWords>
