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
  const parameters = Object.fromEntries(names.map((name) => [name, query.getAll(name).join(';')]))
  return new Map(languages.map(({ language }) => [language, localPath(language, path, parameters)]))
}

/** The list and detail pages of G3. */
const listsAndDetails: ReadonlySet<string> = new Set(
  (
    [
      'productList',
      'product',
      'compare',
      'faq',
      'manuals',
      'newsHub',
      'news',
      'videos',
      'recipes',
      'cooperation',
      'cases',
      'case',
      'newsArticle',
      'newsDetails',
      'video',
      'recipe',
      'happyKitchen',
    ] as const
  ).map((key) => paths[key].toLowerCase()),
)

/** Whether a language change adds a timestamp to the URL: on list and detail pages (G3). */
export const isTimestamped = ({ pathname }: Pick<Place, 'pathname'>) => listsAndDetails.has(pathWithoutLanguage(pathname))

/** What every 404 page has for its address: the server sends the same page for all unknown addresses. No page has this path. */
export const unknownPlace: Place = { pathname: '/not-found', search: '' }
