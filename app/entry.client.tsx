import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchOverlayEntries } from './browser/overlay-history.ts'
import { allowHarmlessHtml } from './browser/trusted-html.ts'
import { loadPreloadedMessages } from './language/messages.ts'

/**
 * Whether the current URL differs from the one that the document was loaded with. After a reload, Back can lead to a URL that an earlier run of these
 * scripts pushed. If that happens before the router runs, nothing handles the event.
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

function Site() {
  useEffect(() => removeEventListener('popstate', reloadIfMoved), [])
  return (
    <StrictMode>
      <HydratedRouter useTransitions />
    </StrictMode>
  )
}

if (hasMoved()) {
  location.reload()
} else {
  allowHarmlessHtml()
  watchOverlayEntries()
  // After the overlays' listener, which stops the events of their entries. Chromium calls all listeners of the window in the order of their registration.
  addEventListener('popstate', reloadIfMoved)
  // Hydration starts with all that it needs.
  await loadPreloadedMessages()
  startTransition(() => {
    hydrateRoot(document, <Site />)
  })
}
