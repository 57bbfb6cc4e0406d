import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { isOfflineCopy } from '#app/browser/offline/copy-notice.ts'
import { pageFailed } from '#app/browser/page-failed.ts'
import { loadIfReachable, pageOfClick, pageOfForm } from './page-failure.ts'

/** Without `href`, the failed page is the one that the router is waiting for. */
type Failure = { href?: string; offline: boolean }

/**
 * The page that failed to load, and a retry (G9). While offline, links are not followed, because the browser would show its own error page. After a
 * failure every link loads a full page: the router remembers that a page's code failed, and never requests it again.
 */
export function usePageFailure() {
  const here = useLocation()
  const { location: next } = useNavigation()
  const [failure, setFailure] = useState<Failure>()
  const [trying, setTrying] = useState(false)
  const [needsDocument, setNeedsDocument] = useState(false)

  // Clears the failure when the navigation changes. The failure may be reported before the pending navigation has been rendered.
  const lastKeys = useRef({ here: here.key, next: next?.key })
  useEffect(() => {
    const before = lastKeys.current
    lastKeys.current = { here: here.key, next: next?.key }
    if (before.here !== here.key || (before.next !== undefined && before.next !== next?.key)) setFailure(undefined)
  }, [here.key, next?.key])

  const fail = (href?: string) => setFailure({ href, offline: !navigator.onLine })

  // From an offline copy, too, every link loads a full page: data and code of other pages aren't cached.
  useEffect(() => setNeedsDocument(isOfflineCopy()), [])

  // A cached page is shown at once, as a document: its data isn't cached.
  const failed = failure && failure.href === undefined && next ? createPath(next) : undefined
  useEffect(() => {
    if (failed !== undefined) void isAvailableOffline(failed).then((isCached) => isCached && location.assign(failed))
  }, [failed])

  async function load(href: string) {
    setTrying(true)
    if (!(await loadIfReachable(href))) fail(href)
    setTrying(false)
  }

  const onPageFailed = useEffectEvent(() => {
    setNeedsDocument(true)
    fail()
  })
  const interceptNavigation = useEffectEvent((event: MouseEvent | SubmitEvent) => {
    if (navigator.onLine && !needsDocument) return
    const href = event instanceof SubmitEvent ? pageOfForm(event) : pageOfClick(event)
    if (href === undefined) return
    event.preventDefault()
    // Stops the router's own handler, which is deeper in the tree.
    event.stopPropagation()
    void load(href)
  })

  useEffect(() => {
    window.addEventListener(pageFailed, onPageFailed)
    document.addEventListener('click', interceptNavigation, { capture: true })
    document.addEventListener('submit', interceptNavigation, { capture: true })
    return () => {
      window.removeEventListener(pageFailed, onPageFailed)
      document.removeEventListener('click', interceptNavigation, { capture: true })
      document.removeEventListener('submit', interceptNavigation, { capture: true })
    }
  }, [])

  return {
    failure: failure && { href: failure.href ?? createPath(next ?? here), offline: failure.offline },
    trying,
    load,
    dismiss: () => setFailure(undefined),
  }
}

/** Whether the service worker can show a page without a network. Visitors who keep nothing have no worker. */
async function isAvailableOffline(href: string): Promise<boolean> {
  return navigator.serviceWorker?.controller != null && (await caches.match(href)) !== undefined
}
