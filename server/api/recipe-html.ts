import type { Language } from '#contract/languages.ts'
import type { RecipeView } from '#contract/views/articles.ts'
import { type Html, html } from './html.ts'
import { plain } from './wire-entities.ts'

type Words = { ingredients: string; steps: string; tip: string }

const words: Record<Language, Words> = {
  en: { ingredients: 'Ingredients', steps: 'Method', tip: 'Tip' },
  'zh-Hans': { ingredients: '食材', steps: '做法', tip: '小贴士' },
  ko: { ingredients: '재료', steps: '만드는 법', tip: '팁' },
  id: { ingredients: 'Bahan', steps: 'Cara membuat', tip: 'Tips' },
  'zh-Hant': { ingredients: '食材', steps: '做法', tip: '小訣竅' },
}

/** A recipe as one piece of HTML, for clients that know no lists of ingredients. */
export function recipeHtml({ ingredients, steps, tip }: RecipeView, language: Language): string {
  const { ingredients: listHeading, steps: stepsHeading, tip: tipHeading } = words[language]
  const lists = ingredients.map(
    ({ title, items }) => html`${title ? html`<h3>${plain(title)}</h3>` : ''}<ul>${items.map(plain).map(item)}</ul>`,
  )
  const advice = tip ? html`<h2>${tipHeading}</h2><p>${plain(tip)}</p>` : ''
  return html`<h2>${listHeading}</h2>${lists}<h2>${stepsHeading}</h2><ol>${steps.map(plain).map(item)}</ol>${advice}`.markup
}

const item = (text: string): Html => html`<li>${text}</li>`
