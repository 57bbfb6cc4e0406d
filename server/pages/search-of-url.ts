import type { Search } from '#submissions/searches/search-counter.ts'
import { languageOfAddress, pageOf } from './page-address.ts'

/** The search that a URL of the search page asks for, also as client navigation. Undefined for other pages. */
export function searchOfUrl(rawUrl: string): Search | undefined {
  const mark = rawUrl.indexOf('?')
  if (mark < 0) return undefined
  const path = rawUrl.slice(0, mark).toLowerCase()
  if (pageOf(path.replace(/\.data$/, '')) !== 'search') return undefined
  const query = new URLSearchParams(rawUrl.slice(mark)).get('q')
  return query === null ? undefined : { language: languageOfAddress(path), query }
}
