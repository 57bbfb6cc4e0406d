// Stores the language in session storage (G2). The script is in the head of every page and runs before first paint. On a URL without a prefix it redirects
// to the language of the session; on one with a prefix it stores that language. A click on a language link (`data-language-tag`) stores it too, adds a
// timestamp to the URL (G3) and replaces the page in the history, even before hydration. Page content depends only on the URL.

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
    const values = new Map<string, string>()
    const store = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, String(value)),
      removeItem: (key: string) => void values.delete(key),
    }
    try {
      Object.defineProperty(window, 'sessionStorage', { value: store, configurable: true })
    } catch {}
    return store
  }
}

const store = sessionStore()
const { pathname, search, hash } = location

function followLanguage() {
  const { pathname, search, hash } = location
  const prefix = pathname.split('/')[1]?.toLowerCase()
  const own = prefix && Object.keys(prefixes).find((tag) => prefixes[tag] === prefix)
  const chosen = store.getItem('lang')
  const prefixOfChosen = chosen !== null && Object.hasOwn(prefixes, chosen) && prefixes[chosen]
  if (own) store.setItem('lang', own)
  else if (prefixOfChosen && top === window)
    location.replace(`/${prefixOfChosen}${pathname === '/' ? '' : pathname}${search}${hash}`)
  else if (!chosen) store.setItem('lang', 'en')
}

followLanguage()
// Back can show a page of the browser's memory, in the language that was chosen before.
addEventListener('pageshow', ({ persisted }) => persisted && followLanguage())
if (!store.getItem('country')) store.setItem('country', 'sg')

// A page with a timestamp starts at the top: the hash names a tab, and comes back once the browser no longer scrolls to it.
if (hash && /[?&]t=\d/.test(search)) {
  const show = (url: string) => history.replaceState(history.state, '', url)
  show(pathname + search)
  addEventListener('DOMContentLoaded', () => setTimeout(() => show(pathname + search + hash)))
}

const languageLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language-tag]') : null

/** The address of this page in another language. */
function addressIn(tag: string): string {
  const [, first = '', ...rest] = location.pathname.split('/')
  const isPrefixed = first !== '' && Object.values(prefixes).includes(first.toLowerCase())
  const path = isPrefixed ? `/${rest.join('/')}` : location.pathname
  return (prefixes[tag] ? `/${prefixes[tag]}${path}` : path) + location.search
}

addEventListener(
  'click',
  (event) => {
    const link = languageLink(event)
    if (!link) return
    const tag = link.dataset.languageTag ?? ''
    store.setItem('lang', tag)
    // The server sends one 404 page for all unknown addresses, so its links can't say which.
    const url = new URL('sameAddress' in link.dataset ? location.origin + addressIn(tag) : link.href)
    if ('timestamp' in link.dataset) url.searchParams.set('t', String(Date.now()))
    link.href = url.pathname + url.search.replace(/%(2C|3A|3B)/g, decodeURIComponent) + location.hash
  },
  true,
)

/** The same page in the chosen language, while Back is on its way from the history entry of an overlay. */
let leavingFor: string | undefined

// Choosing a language replaces the history entry: the first Back leads to the page before.
addEventListener('click', (event) => {
  const link = languageLink(event)
  const isForThisTab = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isForThisTab || event.defaultPrevented) return
  event.preventDefault()
  // An open drawer or menu has an entry of its own above that of the page (`app/browser/overlay-history.ts`).
  if (!history.state?.overlay) return location.replace(link.href)
  leavingFor = link.href
  history.back()
})

// Registered first, so that neither the overlay nor the router handles this one.
addEventListener(
  'popstate',
  (event) => {
    if (leavingFor === undefined) return
    event.stopImmediatePropagation()
    location.replace(leavingFor)
  },
  true,
)

export {}
