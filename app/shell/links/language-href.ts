import { type Language, languageOfPrefix } from '#contract/languages.ts'
import { queryNames } from '#contract/pages/page.ts'
import { paths } from '#contract/pages/paths.ts'
import { localPath } from '#contract/pages/urls.ts'

type Place = { pathname: string; search: string }

/** A path without its language: `/ko/productlist` -> `/productlist`. */
function pathWithoutLanguage(pathname: string): string {
  const [, first = '', ...rest] = pathname.toLowerCase().split('/')
  return first !== '' && languageOfPrefix(first) !== undefined ? `/${rest.join('/')}` : pathname.toLowerCase()
}

/** The same screen in another language, with what identifies it: category, filters, compared products (G3). */
export function languageHref(language: Language, { pathname, search }: Place): string {
  const path = pathWithoutLanguage(pathname)
  const query = new URLSearchParams(search)
  // Several of one name are what a form without JavaScript sends; together they are one choice.
  const kept = queryNames.map((name) => [name, query.getAll(name).join(';')] as const)
  return localPath(language, path, Object.fromEntries(kept))
}

/** On lists and details a change of language puts the time into the address (G3). */
export function isTimestamped({ pathname }: Pick<Place, 'pathname'>): boolean {
  const path = pathWithoutLanguage(pathname)
  return path === paths.productList || path === paths.product
}
