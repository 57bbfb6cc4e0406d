import type { Language } from '#contract/languages.ts'
import type { RecipeView } from '#contract/views/articles.ts'
import { inLanguage, textIn } from '../localised.ts'
import type { Recipe } from '../snapshot/editorial-part.ts'

/** All lists come from one language, because a recipe in mixed languages is hard to follow. */
export function ingredientLists(ingredients: Recipe['ingredients'], language: Language): RecipeView['ingredients'] {
  const { value, ...fallback } = inLanguage(ingredients, language)
  const text = (words: string) => ({ ...textIn({ en: words }, 'en'), ...fallback })
  return value.map(({ title, items }) => ({
    title: title === undefined ? undefined : text(title),
    items: items.map(text),
  }))
}
