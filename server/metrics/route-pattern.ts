import { pageOfPath } from '#contract/pages/page-of-path.ts'
import { pathWithoutLanguage } from '#contract/pages/path-without-language.ts'
import { pageRow } from '#contract/pages/table.ts'

/**
 * The pattern of a route, such as `/api/getbanner`, `/media/*` or `/productdetail`. There are as many as the site has routes, whatever URLs visitors
 * invent. `registered` is the route of Fastify that answered; pages have none of their own.
 */
export function routePattern(url: string, registered: string | undefined): string {
  if (registered !== undefined && registered !== '/*') return registered
  const [path = ''] = url.toLowerCase().split('?')
  if (path.startsWith('/assets/')) return '/assets/*'
  const page = pageOfPath(pathWithoutLanguage(path === '/_.data' ? '/' : path.replace(/\.data$/, '')))
  if (page === undefined) return 'other'
  const { path: known, idInPath } = pageRow(page)
  return idInPath ? `${known}/*` : known
}
