import { pathWithoutLanguage } from '#contract/pages/path-without-language.ts'
import { paths } from '#contract/pages/paths.ts'

const pagePaths = Object.values(paths).map((path) => path.toLowerCase())

/** The page of this site that a click on a link leads to. Undefined if the browser has to follow the link itself: to a file, a phone number, another site or tab. */
export function followedPage(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.target === '' && link.origin === location.origin && isPage(link.pathname)
    ? link.pathname + link.search + link.hash
    : undefined
}

/** Some pages have an id at the end of their path. */
function isPage(pathname: string): boolean {
  const asked = pathWithoutLanguage(pathname)
  return pagePaths.some((path) => asked === path || (path !== '/' && asked.startsWith(`${path}/`)))
}
