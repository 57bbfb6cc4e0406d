import { creativeWork, type Publication } from '#app/features/articles/structured-data.ts'
import type { RecipeView } from '#contract/views/articles.ts'

/** What of the recipe is written in words on the page: schema.org asks for the same words. */
export type RecipeWords = { portions: string; calories?: string }

const minutes = (count: number) => `PT${count}M`

/** schema.org's description of the recipe: whatever a search engine needs to show it as one. */
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

/** Where on the page a step stands. */
export const stepId = (index: number) => `step-${index + 1}`
