import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchOverlayEntries } from '#app/ui/back-closes.ts'
import { allowHarmlessHtml } from './browser/harmless-html.ts'

/**
 * Whether the address is no longer the one that the document was loaded with: after a reload, Back may lead to an address that an earlier
 * run of these scripts had given the document, and nobody heard of it while they were on their way.
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

/** Takes the document over. Until then the router doesn't hear of Back, which would change the address and leave the page. */
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
