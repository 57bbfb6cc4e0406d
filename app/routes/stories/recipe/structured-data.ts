import { creativeWork, type Publication } from '#app/features/reading/articles/structured-data.ts'
import type { RecipeView } from '#contract/views/articles.ts'

/** Formatted texts of the page that the structured data repeats. */
export type RecipeWords = { portions: string; calories?: string }

const minutes = (count: number) => `PT${count}M`

/** schema.org's `Recipe`, with what search engines need for a recipe result. */
export function recipeData(recipe: RecipeView, words: RecipeWords, publication: Publication) {
  const work = creativeWork(recipe, publication)
  return {
    '@type': 'Recipe',
    ...work,
    recipeCategory: recipe.course.text,
    recipeCuisine: recipe.cuisine.text,
    keywords: `${recipe.course.text}, ${recipe.cuisine.text}`,
    prepTime: minutes(recipe.prepMinutes),
    cookTime: minutes(recipe.cookMinutes),
    totalTime: minutes(recipe.totalMinutes),
    recipeYield: words.portions,
    nutrition: words.calories ? { '@type': 'NutritionInformation', calories: words.calories } : undefined,
    recipeIngredient: recipe.ingredients.flatMap(({ items }) => items.map(({ text }) => text)),
    recipeInstructions: recipe.steps.map(({ text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
      url: `${work.mainEntityOfPage}#${stepId(index)}`,
    })),
    tool: recipe.products.map(({ code, title }) => ({ '@type': 'HowToTool', name: `${code} ${title.text}` })),
  }
}

/** Element id of a step. */
export const stepId = (index: number) => `step-${index + 1}`
