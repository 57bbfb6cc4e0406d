import { z } from 'zod'
import { line, ProductCode, Words } from '../words.ts'
import { articleFacts, articleWords } from './article.ts'

/** Fields of a recipe that lists show. */
export const RecipeCardFacts = z.object({ portions: z.int().positive(), course: Words })
/** Fields that only the recipe's page shows. */
export const RecipeFacts = z.object({
  prepMinutes: z.int().min(0).meta({ unit: 'min' }),
  cookMinutes: z.int().min(0).meta({ unit: 'min' }),
  cuisine: Words,
  /** Kilocalories per portion. */
  calories: z.int().positive().meta({ unit: 'kcal' }).optional(),
})

/** `content/recipes/<id>/recipe.yaml` */
export const RecipeFile = z.strictObject({
  ...articleFacts,
  ...RecipeCardFacts.shape,
  ...RecipeFacts.shape,
  /** The appliances used, the main one first. */
  products: z.array(ProductCode).min(1),
})
export type RecipeFile = z.infer<typeof RecipeFile>

/** Plain text that only the recipe's page shows. */
export const RecipeTexts = z.object({ tip: line.optional() })

/** `content/recipes/<id>/<language>.yaml`: all plain text. */
export const RecipeWords = z.strictObject({
  ...articleWords,
  ingredients: z.array(z.strictObject({ title: line.optional(), items: z.array(line).min(1) })).min(1),
  steps: z.array(line).min(1),
  ...RecipeTexts.shape,
})
export type RecipeWords = z.infer<typeof RecipeWords>
