import { z } from 'zod'
import {
  AnyProductCode,
  CategoryId,
  Day,
  FilePath,
  LanguageName,
  line,
  ModelPath,
  markdown,
  PicturePath,
  Price,
  ProductCode,
  pageTitle,
  SeriesId,
  Slug,
  WebUrl,
} from './words.ts'

const DocumentFiles = z.partialRecord(LanguageName, FilePath.meta({ files: ['pdf'] }))

/** Limited because any sentence may repeat the value through a placeholder. */
const shortText = z.string().max(500)
/** Value of a parameter. The parameter definition of the category decides which type it must have. */
export const ParameterValue = z.union([
  z.number(),
  z.boolean(),
  shortText,
  z.array(shortText),
  z.array(z.number()),
  z.array(z.tuple([z.number(), z.number()])).max(20),
])
export type ParameterValue = z.infer<typeof ParameterValue>

/** Fields that the product page and the API get unchanged. */
export const ProductFacts = z.object({
  buyLink: WebUrl.optional(),
  isSurvey: z.boolean().default(false),
  /** No longer sold from this day on: it disappears from all lists, but keeps its documents and its support page. */
  discontinued: Day.optional(),
})

/** `content/products/<code in lower case>/product.yaml`: everything that is the same in every language. */
export const ProductFile = z.strictObject({
  code: ProductCode.meta({ refersTo: null }),
  id: z.string().regex(/^[1-9][0-9]*$/, 'a whole number in quotes'),
  category: CategoryId,
  series: SeriesId,
  /** Position within its series, from 1. */
  position: z.int().min(1),
  /** A maker who names no prices leaves it out. */
  price: Price.optional(),
  /** The first day on which it was sold. Lists can be sorted by it. */
  launched: Day.optional(),
  ...ProductFacts.shape,
  /** If it differs from that of its category. */
  sparePartsYears: z.int().positive().meta({ unit: 'years' }).optional(),
  values: z.record(Slug, ParameterValue),
  /** The first one is the thumbnail. */
  pictures: z.array(PicturePath.meta({ altText: ['pictureAlts', '*'] })).min(1),
  /** One entry per block of `details` in the language files, in order; `null` for a block without a picture. */
  detailPictures: z
    .array(PicturePath.meta({ altText: ['details', '*', 'pictureAlt'] }).nullable())
    .max(10)
    .default([]),
  scenes: z.array(PicturePath.meta({ altText: ['sceneAlts', '*'] })).default([]),
  installationPicture: PicturePath.meta({ altText: ['installationPictureAlt'] }).optional(),
  /** One entry per award of the language files, in order; `null` for an award without a picture. */
  awardPictures: z.array(PicturePath.nullable()).default([]),
  video: z
    .strictObject({
      files: z.array(FilePath.meta({ files: ['mp4', 'webm'] })).min(1),
      poster: PicturePath,
      captions: FilePath.meta({ files: ['vtt'] }).optional(),
    })
    .optional(),
  /** glTF model for the 3D view. */
  model: ModelPath.optional(),
  documents: z
    .strictObject({
      manual: DocumentFiles,
      specSheet: DocumentFiles,
      installationGuide: DocumentFiles,
      planningSheet: DocumentFiles,
      warranty: DocumentFiles,
      accessories: DocumentFiles,
      brochure: DocumentFiles,
    })
    .partial()
    .default({}),
  /** When the text of the documents was last revised. */
  documentsEdition: Day.optional(),
  /** G13: the product opens as an external page in the frame. `features/` must list its URL. */
  isOutside: z.boolean().default(false),
  /** The model that replaces it. */
  successor: ProductCode.optional(),
  /** Codes of recommended products. */
  recommended: z.array(AnyProductCode).default([]),
})
export type ProductFile = z.infer<typeof ProductFile>

/** Plain text in the visitor's language, with the placeholders filled in. */
export const ProductTexts = z.object({
  /** One or two sentences for search engines and link previews: 70 to 160 characters in English. */
  summary: line.meta({ advice: { least: 70, most: 160 } }),
})
/** Markdown in the visitor's language; pages get HTML. */
export const ProductProse = z.object({ intro: markdown })

/** `content/products/<code>/<language>.yaml` */
export const ProductWords = z.strictObject({
  /** For headings and lists: "Slanted range hood, 90 cm". */
  title: pageTitle,
  ...ProductTexts.shape,
  ...ProductProse.shape,
  tags: z.array(line).min(1).max(5),
  pictureAlts: z.array(line).min(1),
  details: z.array(z.strictObject({ title: line, text: markdown, pictureAlt: line.optional() })).max(10),
  sceneAlts: z.array(line).default([]),
  /** Markdown: notes for the installer. */
  installation: markdown,
  installationPictureAlt: line.optional(),
  awards: z.array(line).default([]),
  videoTitle: line.optional(),
  /** What the video shows, for people who don't see it. */
  videoText: line.optional(),
})
export type ProductWords = z.infer<typeof ProductWords>
