import { Fragment, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchOverlayEntries } from '#app/ui/back-closes.ts'
import { allowHarmlessHtml } from './browser/harmless-html.ts'
import { appId } from './document/app-id.ts'
import { afterHydration } from './document/hydration.ts'
import { handOverPageData } from './document/page-data.ts'
import { linkInlineStyles } from './document/page-styles.tsx'
import { leaveTransitionsToQuick } from './document/view-transitions.ts'

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

/** The router suspends until it has read its data from the document. Preact needs a boundary for that; React would miss it in the server's HTML. */
const Boundary = import.meta.env.DEV ? Fragment : Suspense

allowHarmlessHtml()
if (hasMoved()) {
  location.reload()
} else {
  // Until then the router doesn't handle Back: the URL would change, the page would not.
  addEventListener('popstate', reloadIfMoved)
  const start = performance.now()
  afterHydration(() => {
    removeEventListener('popstate', reloadIfMoved)
    leaveTransitionsToQuick(performance.now() - start)
  })
  watchOverlayEntries()
  linkInlineStyles()
  handOverPageData()
  const app = document.getElementById(appId)
  if (!app) throw new Error('The document has no page')
  hydrateRoot(
    app,
    <Boundary>
      <HydratedRouter />
    </Boundary>,
  )
}
