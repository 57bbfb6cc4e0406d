/** Sent to the window when a page's data or code doesn't come; the patched router sends it too (`vite.config.ts`). */
export const pageFailed = 'pagefailed'

/** Loader results, as the router hands them to middleware. */
type Results = Readonly<Record<string, unknown>>

/**
 * Client middleware that keeps the page a visitor is on when the next one's data doesn't come (G9): the navigation stays pending, and the
 * notice takes over. An answer of the server, errors included, passes.
 */
export async function keepPageWithoutNetwork(_: unknown, next: () => Promise<unknown>): Promise<unknown> {
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
      // The only error of `fetch` itself.
      result.result instanceof TypeError,
  )
}

/** Loads a page as a whole, but only if the server answers: otherwise the browser would show its own error page. */
export async function loadIfReachable(href: string): Promise<boolean> {
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  } catch {
    return false
  }
  const { pathname, search } = new URL(href, location.href)
  // An address that differs in the hash alone loads nothing.
  if (pathname === location.pathname && search === location.search) location.reload()
  else location.assign(href)
  return true
}

/** Where a click leads within this tab and this site, unless only to another place of the page. */
export function pageOfClick(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const isWithinPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return isWithinPage ? undefined : link.href
}

/** Where a form that asks for a page leads, such as the search. */
export function pageOfForm(event: SubmitEvent): string | undefined {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return undefined
  const query = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return `${form.action.split('?')[0]}?${new URLSearchParams(query)}`
}
