import { use, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { afterPaint } from '#app/browser/after-paint.ts'

/**
 * False until a page that a link opened is painted. For what is not in view then. Always true in the first page, which has it in its HTML, after Back,
 * which returns to where the visitor had scrolled, and if the URL has a hash, which may lead there.
 */
export function useLater(): boolean {
  // Not the router's hooks: they would render the component again with each change of the URL.
  const router = use(DataRouterContext)?.router
  // The first page counts as a POP too.
  const [painted, setPainted] = useState(() => router?.state.historyAction === 'POP' || router?.state.location.hash !== '')
  useEffect(() => {
    if (painted) return
    let shown = true
    void afterPaint().then(() => shown && setPainted(true))
    return () => {
      shown = false
    }
  }, [painted])
  return painted
}
