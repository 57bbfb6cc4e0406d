import { z } from 'zod'
import { line, PicturePath, Slug, WebAddress } from './words.ts'

/**
 * `content/features/<id>/feature.yaml`: one address that may be framed (X1). Without `url` it is a page of our own, written in the
 * words beside it; with `url` it is that page of somebody else's, and no words are needed.
 */
export const FeatureFile = z.strictObject({
  type: z.enum(['series', 'product', 'campaign']),
  /** The series' id, the product's code, the campaign's id. */
  name: z.string().min(1),
  category: Slug,
  url: WebAddress.optional(),
  picture: PicturePath.optional(),
  /** One entry a section of the words, in order; `null` where a section has no picture. */
  sectionPictures: z.array(PicturePath.nullable()).default([]),
})
export type FeatureFile = z.infer<typeof FeatureFile>

/** Plain texts that its page gets in the visitor's language, and those in Markdown. */
export const FeatureTexts = z.object({ title: line })
export const FeatureProse = z.object({ intro: line })

/** `content/features/<id>/<language>.yaml` */
export const FeatureWords = z.strictObject({
  ...FeatureTexts.shape,
  ...FeatureProse.shape,
  pictureAlt: line.optional(),
  sections: z.array(z.strictObject({ title: line, text: line, pictureAlt: line.optional() })).min(1),
})
export type FeatureWords = z.infer<typeof FeatureWords>
