import { type Language, languages } from '#contract/languages.ts'
import { queryNames } from '#contract/pages/page.ts'
import { pathWithoutLanguage } from '#contract/pages/path-without-language.ts'
import { paths } from '#contract/pages/paths.ts'
import { localPath } from '#contract/pages/urls.ts'

type Place = { pathname: string; search: string }

/** URLs of the same page in the languages, with the parameters that identify it: category, filters, compared products (G3). */
export function languageHrefs({ pathname, search }: Place): ReadonlyMap<Language, string> {
  const path = pathWithoutLanguage(pathname)
  const query = new URLSearchParams(search)
  // A form without JavaScript repeats a parameter. Join its values into one.
  const names = queryNames.filter((name) => query.has(name))
  const kept = Object.fromEntries(names.map((name) => [name, query.getAll(name).join(';')]))
  return new Map(languages.map(({ language }) => [language, localPath(language, path, kept)]))
}

/** Whether a language change adds a timestamp to the URL: on list and detail pages (G3). */
export function isTimestamped({ pathname }: Pick<Place, 'pathname'>): boolean {
  const path = pathWithoutLanguage(pathname)
  return path === paths.productList || path === paths.product
}
