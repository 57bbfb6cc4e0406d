import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { RecipeView } from '#contract/views/articles.ts'
import { recipeData } from './structured-data.ts'

export function recipeHead({ article: recipe }: { article: RecipeView }, frame: Frame): PageHead {
  const { t, trail } = frame
  const { id, title, intro, picture, portions, calories } = recipe
  const words = {
    portions: t('measure.portions', { count: portions }),
    calories: calories === undefined ? undefined : t('recipe.kilocalories', { count: calories }),
  }
  return {
    title: title.text,
    description: intro.text,
    canonicalUrl: (of) => pageUrl(of, 'recipe', { id }),
    picture,
    trail: trail('recipe', title, id),
    jsonLd: [recipeData(recipe, words, frame)],
  }
}
