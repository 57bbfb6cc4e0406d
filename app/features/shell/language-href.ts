import { localPath, type PageKey, pageQuery, paths } from '#app/urls.ts'
import { type Language, languageOfPrefix } from '#contract/languages.ts'

type Place = { pathname: string; search: string }

/** A path without its language: `/ko/productlist` -> `/productlist`. */
function pathWithoutLanguage(pathname: string): string {
  const [, first = '', ...rest] = pathname.toLowerCase().split('/')
  return first !== '' && languageOfPrefix(first) !== undefined ? `/${rest.join('/')}` : pathname.toLowerCase()
}

function pageKeyOf(path: string): PageKey | undefined {
  const keys = Object.keys(paths).filter((key): key is PageKey => key in paths)
  return keys.find((key) => paths[key] === path)
}

/** The same screen in another language, with what identifies it: category, filters, compared products (G3). */
export function languageHref(language: Language, { pathname, search }: Place): string {
  const path = pathWithoutLanguage(pathname)
  const key = pageKeyOf(path)
  const query = new URLSearchParams(search)
  const names = key ? pageQuery[key] : []
  // Several of one name are what a form without JavaScript sends; together they are one choice.
  const kept = names.map((name) => [name, query.getAll(name).join(';')] as const)
  return localPath(language, path, Object.fromEntries(kept))
}

/** On lists and details a change of language puts the time into the address (G3). */
export function isTimestamped({ pathname }: Pick<Place, 'pathname'>): boolean {
  const key = pageKeyOf(pathWithoutLanguage(pathname))
  return key === 'productList' || key === 'product'
}
