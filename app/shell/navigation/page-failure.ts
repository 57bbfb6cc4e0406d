import { pageFailed } from '#app/browser/page-failed.ts'
import { pathWithoutLanguage } from '#contract/pages/path-without-language.ts'

/** Loader results, as the router passes them to middleware. */
type Results = Readonly<Record<string, unknown>>

/**
 * Client middleware that keeps the current page if the data of the next one fails to load (G9): the navigation stays pending, and a notice is shown.
 * Responses of the server, including errors, pass through.
 */
export async function stayWithoutNetwork(_: unknown, next: () => Promise<unknown>): Promise<unknown> {
  const results = await next()
  if (!hasNetworkError(results)) return results
  window.dispatchEvent(new Event(pageFailed))
  return new Promise(() => {})
}

function hasNetworkError(results: unknown): boolean {
  if (typeof results !== 'object' || results === null) return false
  return Object.values(results as Results).some(
    (result) =>
      typeof result === 'object' &&
      result !== null &&
      'type' in result &&
      result.type === 'error' &&
      'result' in result &&
      // `fetch` rejects with a TypeError only for network errors.
      result.result instanceof TypeError,
  )
}

/** Loads a page, but only if the server responds. Otherwise the browser would show its own error page. Times out after 10 s. */
export async function loadIfReachable(href: string): Promise<boolean> {
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  } catch {
    return false
  }
  const { pathname, search } = new URL(href, location.href)
  // `assign` with a URL that differs only in the hash would load nothing.
  if (pathname === location.pathname && search === location.search) location.reload()
  // The same page in another language replaces the history entry (G2).
  else if (pathname !== location.pathname && pathWithoutLanguage(pathname) === pathWithoutLanguage(location.pathname))
    location.replace(href)
  else location.assign(href)
  return true
}

/** URL that a click leads to, if it is on this site and in this tab. Undefined for links within the page. */
export function pageOfClick(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const isWithinPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return isWithinPage ? undefined : link.href
}

/** URL that a GET form leads to, such as the search. */
export function pageOfForm(event: SubmitEvent): string | undefined {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return undefined
  const query = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return `${form.action.split('?')[0]}?${new URLSearchParams(query)}`
}
