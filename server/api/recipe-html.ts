import type { Language } from '#contract/languages.ts'
import type { RecipeView } from '#contract/views/articles.ts'
import { plain } from '#contract/wire/values.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { type Html, html } from './html.ts'

/** A recipe as one piece of HTML: the API has no structured ingredients and steps. */
export function recipeHtml({ ingredients, steps, tip }: RecipeView, language: Language): string {
  const t = apiWords(language)
  const lists = ingredients.map(
    ({ title, items }) => html`${title ? html`<h3>${plain(title)}</h3>` : ''}<ul>${items.map(plain).map(item)}</ul>`,
  )
  const advice = tip ? html`<h2>${t('recipe.tip')}</h2><p>${plain(tip)}</p>` : ''
  return html`<h2>${t('recipe.ingredients')}</h2>${lists}<h2>${t('recipe.steps')}</h2><ol>${steps.map(plain).map(item)}</ol>${advice}`
    .markup
}

const item = (text: string): Html => html`<li>${text}</li>`
