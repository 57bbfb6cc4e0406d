import { z } from 'zod'
import { articleFacts, articleWords } from './article.ts'
import { line, ProductCode, Words } from './words.ts'

/** `content/recipes/<id>/recipe.yaml` */
export const RecipeFile = z.strictObject({
  ...articleFacts,
  portions: z.int().positive(),
  prepMinutes: z.int().min(0),
  cookMinutes: z.int().min(0),
  /** The appliances used, the main one first. */
  products: z.array(ProductCode).min(1),
  cuisine: Words,
  course: Words,
  /** Kilocalories a portion. */
  calories: z.int().positive().optional(),
})
export type RecipeFile = z.infer<typeof RecipeFile>

/** `content/recipes/<id>/<language>.yaml`: all plain text. */
export const RecipeWords = z.strictObject({
  ...articleWords,
  ingredients: z.array(z.strictObject({ title: line.optional(), items: z.array(line).min(1) })).min(1),
  steps: z.array(line).min(1),
  tip: line.optional(),
})
export type RecipeWords = z.infer<typeof RecipeWords>
