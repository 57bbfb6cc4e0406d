import type { QueryName, Subject } from '#contract/pages/page.ts'
import { type PageKey, pageRow } from '#contract/pages/table.ts'
import { type CombiningPage, combinedMeanings } from './combined-meanings.ts'
import { categoryOf, type Meaning, nowhere, type Question } from './meaning.ts'

/** What a page shows, by its query; `shared` is false where a visitor's own words are part of it. */
export type PageQuery = { query: URLSearchParams; shared: boolean }

/**
 * Of a query, what makes a difference to a page: values that mean the same come out the same, meaningless ones are gone, and ids that
 * nothing has are all `nowhere`. Two queries with the same outcome show the same page.
 */
export function meaningOf(page: PageKey, question: Question): PageQuery {
  const { id: subject, idNeeded, query = [] } = pageRow(page)
  const { values, own = false } = combines(page) ? combinedMeanings[page](question) : meaningOfId(question, subject, idNeeded)
  const names: QueryName[] = [...(subject ? (['id'] as const) : []), ...query]
  const named = names.flatMap((name): [string, string][] => (values[name] ? [[name, values[name]]] : []))
  return { query: new URLSearchParams(named), shared: !own }
}

const combines = (page: PageKey): page is CombiningPage => pageRow(page).query !== undefined

/** Of a page that its id alone decides. */
function meaningOfId(question: Question, subject: Subject | undefined, idNeeded = false): Meaning {
  const { catalog, language, query } = question
  const id = query.get('id')
  if (subject === undefined || (!idNeeded && !id && subject !== 'category')) return { values: {} }
  switch (subject) {
    case 'category':
      return { values: categoryOf(question) }
    case 'product':
      return ofCode(id ?? '', catalog.product(language, id ?? '')?.code)
    case 'supportedProduct':
      // What is not found is shown with the models that it may have meant.
      return { values: { id: id ?? '' }, own: catalog.support(language, id ?? '')?.product.code !== id }
    case 'news':
    case 'video':
    case 'recipe':
    case 'happiness':
    case 'case':
      return { values: { id: id !== null && catalog.article(language, subject, id) ? id : nowhere } }
    case 'city':
    case 'feature':
    case 'framedPage':
      // Their pages combine it with other names, or have it in the path.
      return { values: {} }
  }
}

/** A code in another spelling leads on to the address with the right one: too many ways to write it to keep them all. */
const ofCode = (typed: string, known: string | undefined): Meaning =>
  known === undefined ? { values: { id: nowhere } } : { values: { id: typed }, own: known !== typed }
