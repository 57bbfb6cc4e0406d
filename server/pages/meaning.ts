import type { Catalog } from '#catalog/catalog.ts'
import { parseCategory } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { QueryName } from '#contract/pages/page.ts'

/** Stands for every path and every id that nothing has, so that all of them share one 404 page. */
export const nowhere = 'not-found'

export type Question = { catalog: Catalog; language: Language; query: URLSearchParams }
/** What the values of a query mean. Without `own` the page can be shared. */
export type Meaning = { values: Partial<Record<QueryName, string>>; own?: boolean }

/** A category's number; `nowhere` where there is none of that number, nothing where none is named. */
export function categoryOf({ query }: Question): { id?: string } {
  const asked = query.get('id')
  return asked === null ? {} : { id: parseCategory(asked) === undefined ? nowhere : asked }
}
