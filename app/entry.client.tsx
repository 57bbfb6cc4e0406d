import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchOverlayEntries } from '#app/ui/back-closes.ts'
import { allowHarmlessHtml } from './browser/harmless-html.ts'

/**
 * Whether the current URL differs from the one that the document was loaded with. After a reload, Back can lead to a URL that an earlier run of these
 * scripts pushed. If that happens before the scripts have loaded, nothing handles the event.
 */
function hasMoved(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  if (!loaded) return false
  const { pathname, search } = new URL(loaded.name)
  return pathname !== location.pathname || search !== location.search
}

function reloadIfMoved() {
  if (hasMoved()) location.reload()
}

/** Hydrates the document. Until then the router doesn't handle Back: the URL would change, the page would not. */
function App() {
  useEffect(() => removeEventListener('popstate', reloadIfMoved), [])
  return <HydratedRouter />
}

allowHarmlessHtml()
if (hasMoved()) {
  location.reload()
} else {
  addEventListener('popstate', reloadIfMoved)
  watchOverlayEntries()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
}
