import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { recipeData } from './structured-data.ts'

const catalog = await loadCatalog(fixtureFolder)
const origin = 'https://www.example.com'

it('N7: the structured data has everything that search engines require for a recipe', () => {
  const recipe = catalog.article('en', 'recipe', 'congee-with-ginger')
  if (!recipe) throw new Error('congee-with-ginger')
  const words = { portions: '4 portions', calories: '250 kcal' }
  const data = recipeData(recipe, words, { site: catalog.site('en'), origin, language: 'en' })

  expect(data).toMatchObject({
    '@type': 'Recipe',
    name: recipe.title.text,
    description: recipe.intro.text,
    datePublished: recipe.published,
    author: { '@type': 'Organization' },
    recipeYield: '4 portions',
    nutrition: { '@type': 'NutritionInformation', calories: '250 kcal' },
    prepTime: `PT${recipe.prepMinutes}M`,
    cookTime: `PT${recipe.cookMinutes}M`,
    totalTime: `PT${recipe.prepMinutes + recipe.cookMinutes}M`,
  })
  expect(data.image[0]).toMatch(/^https:\/\/www\.example\.com\/media\/.+\.webp$/)
  expect(data.recipeIngredient).toEqual(recipe.ingredients.flatMap(({ items }) => items.map(({ text }) => text)))
  expect(data.recipeInstructions).toHaveLength(recipe.steps.length)
  expect(data.recipeInstructions[0]).toMatchObject({
    '@type': 'HowToStep',
    text: recipe.steps[0]?.text,
    url: `${origin}${pageUrl('en', 'recipe', { id: 'congee-with-ginger' })}#step-1`,
  })
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i)
})

it('N7: the structured data leaves out what the recipe does not state', () => {
  const recipe = catalog.article('en', 'recipe', 'congee-with-ginger')
  if (!recipe) throw new Error('congee-with-ginger')
  const data = recipeData(recipe, { portions: '4 portions' }, { site: catalog.site('en'), origin, language: 'en' })
  expect(JSON.stringify(data)).not.toContain('nutrition')
})
