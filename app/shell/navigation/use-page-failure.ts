import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { loadIfReachable, pageFailed, pageOfClick, pageOfForm } from './page-failure.ts'

/** Without `href` it is the page that the router is waiting for. */
type Failure = { href?: string; offline: boolean }

/**
 * The page that could not be loaded, and another try (G9). Offline no link is followed, as it would end on the browser's error page. After a
 * failure every link loads a whole page: the router remembers that a page's code failed, and asks for it no more.
 */
export function usePageFailure() {
  const here = useLocation()
  const { location: next } = useNavigation()
  const [failure, setFailure] = useState<Failure>()
  const [trying, setTrying] = useState(false)
  const [needsDocument, setNeedsDocument] = useState(false)

  // What is said about one page ends with another. The failure may be known before the page that the router waits for has been rendered.
  const told = useRef({ here: here.key, next: next?.key })
  useEffect(() => {
    const before = told.current
    told.current = { here: here.key, next: next?.key }
    if (before.here !== here.key || (before.next !== undefined && before.next !== next?.key)) setFailure(undefined)
  }, [here.key, next?.key])

  const fail = (href?: string) => setFailure({ href, offline: !navigator.onLine })

  async function load(href: string) {
    setTrying(true)
    if (!(await loadIfReachable(href))) fail(href)
    setTrying(false)
  }

  const noteFailure = useEffectEvent(() => {
    setNeedsDocument(true)
    fail()
  })
  const checkFirst = useEffectEvent((event: MouseEvent | SubmitEvent) => {
    if (navigator.onLine && !needsDocument) return
    const href = event instanceof SubmitEvent ? pageOfForm(event) : pageOfClick(event)
    if (href === undefined) return
    event.preventDefault()
    // The router listens further down.
    event.stopPropagation()
    void load(href)
  })

  useEffect(() => {
    window.addEventListener(pageFailed, noteFailure)
    document.addEventListener('click', checkFirst, { capture: true })
    document.addEventListener('submit', checkFirst, { capture: true })
    return () => {
      window.removeEventListener(pageFailed, noteFailure)
      document.removeEventListener('click', checkFirst, { capture: true })
      document.removeEventListener('submit', checkFirst, { capture: true })
    }
  }, [])

  return {
    failure: failure && { href: failure.href ?? createPath(next ?? here), offline: failure.offline },
    trying,
    load,
    dismiss: () => setFailure(undefined),
  }
}
