/* What the documents have in common that the browser fetches after the page, as schemas of `contract/views`. */

import * as z from 'zod/mini'
import { languageNames } from '../languages.ts'
import { type CategoryNumber, categories } from '../products/categories.ts'
import type { PictureFile, Text as TextView } from '../views.ts'

export const Text = z.object({
  text: z.string(),
  lang: z.optional(z.enum(languageNames)),
  breaks: z.optional(z.array(z.number())),
}) satisfies z.ZodMiniType<TextView>

export const Picture = z.object({ src: z.string(), width: z.number(), height: z.number() }) satisfies z.ZodMiniType<PictureFile>

export const Category = z.literal(categories.map(({ number }) => number)) satisfies z.ZodMiniType<CategoryNumber>
