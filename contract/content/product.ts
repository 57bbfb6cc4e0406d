import { z } from 'zod'
import { Day, FilePath, LanguageName, line, ModelPath, PicturePath, ProductCode, Slug, WebAddress } from './words.ts'

const DocumentFiles = z.partialRecord(LanguageName, FilePath)

/** Limited, because any sentence may repeat the value. */
const shortText = z.string().max(500)
/** What a parameter may hold. The category's definition says which of these it must be. */
export const ParameterValue = z.union([z.number(), z.boolean(), shortText, z.array(shortText), z.array(z.number())])
export type ParameterValue = z.infer<typeof ParameterValue>

/** What the product's page and the API get as it stands here. */
export const ProductFacts = z.object({
  buyLink: WebAddress.optional(),
  isSurvey: z.boolean().default(false),
  /** From this day on it is no longer sold: it stands in no list, and keeps its documents and its support page. */
  discontinued: Day.optional(),
})

/** `content/products/<code in small letters>/product.yaml`: the facts, written once. */
export const ProductFile = z.strictObject({
  ...ProductFacts.shape,
  id: z.string().regex(/^[1-9][0-9]*$/, 'a whole number in quotes'),
  code: ProductCode,
  category: Slug,
  series: Slug,
  /** Place within its series. */
  position: z.int().min(1),
  values: z.record(Slug, ParameterValue),
  /** The first one stands for the product wherever it is shown small. */
  pictures: z.array(PicturePath).min(1),
  /** One entry a block of the words' `details`, in order; `null` where a block has no picture. */
  detailPictures: z.array(PicturePath.nullable()).max(10).default([]),
  scenes: z.array(PicturePath).default([]),
  installationPicture: PicturePath.optional(),
  /** Pictures beside the words' `awards`, in order; `null` where an award has none. */
  awardPictures: z.array(PicturePath.nullable()).default([]),
  video: z.strictObject({ files: z.array(FilePath).min(1), poster: PicturePath, captions: FilePath.optional() }).optional(),
  /** The product as a glTF model, to be turned. */
  model: ModelPath.optional(),
  documents: z
    .strictObject({
      manual: DocumentFiles,
      specSheet: DocumentFiles,
      installationGuide: DocumentFiles,
      warranty: DocumentFiles,
      accessories: DocumentFiles,
      brochure: DocumentFiles,
    })
    .partial()
    .default({}),
  /** When the texts of the documents were last gone through. */
  documentsEdition: Day.optional(),
  /** G13: the product opens in the outside frame; the address must be one that `features/` lists for it. */
  isOutside: z.boolean().default(false),
  /** The model that took its place. */
  successor: ProductCode.optional(),
  /** Codes of the products recommended beside this one. */
  recommended: z.array(z.string()).default([]),
})
export type ProductFile = z.infer<typeof ProductFile>

/** Plain texts that the product's page gets in the visitor's language, with the facts in their placeholders. */
export const ProductTexts = z.object({
  /** One or two plain sentences, for search engines and shared links: 70 to 160 characters in English. */
  summary: line,
})
/** The same, written in Markdown: the page gets HTML. */
export const ProductProse = z.object({ intro: line })

/** `content/products/<code>/<language>.yaml`: the words, one file a language. */
export const ProductWords = z.strictObject({
  ...ProductTexts.shape,
  ...ProductProse.shape,
  /** What it is, for headings and lists: "Slanted range hood, 90 cm". */
  title: line,
  tags: z.array(line).min(1).max(5),
  pictureAlts: z.array(line).min(1),
  details: z.array(z.strictObject({ title: line, text: line, pictureAlt: line.optional() })).max(10),
  sceneAlts: z.array(line).default([]),
  /** Markdown: what an installer has to know. */
  installation: line,
  installationPictureAlt: line.optional(),
  awards: z.array(line).default([]),
  videoTitle: line.optional(),
})
export type ProductWords = z.infer<typeof ProductWords>
