// Stores the language in session storage (G2). The script is in the head of every page and runs before first paint. On a URL without a prefix it redirects
// to the language of the session; on one with a prefix it stores that language. A click on a language link (`data-language-tag`) stores it too and adds a
// timestamp to the URL (G3), even before hydration. Page content depends only on the URL.

/** By the language's tag in the API. The build puts them in (`tools/site-build/inline-scripts.ts`). */
declare const languagePrefixes: Readonly<Record<string, string>>
// The build writes the whole object wherever the name stands.
const prefixes = languagePrefixes

/** If storage is blocked, an object in memory replaces it, for the router too. */
function sessionStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    sessionStorage.setItem('writable', '')
    sessionStorage.removeItem('writable')
    return sessionStorage
  } catch {
    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, String(value)),
      removeItem: (key: string) => void kept.delete(key),
    }
    try {
      Object.defineProperty(window, 'sessionStorage', { value: store, configurable: true })
    } catch {}
    return store
  }
}

const store = sessionStore()
const { pathname, search, hash } = location

const prefix = pathname.split('/')[1]?.toLowerCase()
const own = prefix && Object.keys(prefixes).find((tag) => prefixes[tag] === prefix)
const chosen = store.getItem('lang')
const prefixOfChosen = prefixes[chosen ?? '']
if (own) store.setItem('lang', own)
else if (prefixOfChosen && top === window)
  location.replace(`/${prefixOfChosen}${pathname === '/' ? '' : pathname}${search}${hash}`)
else if (!chosen) store.setItem('lang', 'en')
if (!store.getItem('country')) store.setItem('country', 'sg')

// A page with a timestamp starts at the top: the hash names a tab, and comes back once the browser no longer scrolls to it.
if (hash && /[?&]t=\d/.test(search)) {
  const show = (url: string) => history.replaceState(history.state, '', url)
  show(pathname + search)
  addEventListener('DOMContentLoaded', () => setTimeout(() => show(pathname + search + hash)))
}

addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language-tag]')
    if (!link) return
    store.setItem('lang', link.dataset.languageTag ?? '')
    const url = new URL(link.href)
    if ('timestamp' in link.dataset) url.searchParams.set('t', String(Date.now()))
    link.href = url.pathname + url.search.replace(/%(2C|3A|3B)/g, decodeURIComponent) + location.hash
  },
  true,
)

export {}
