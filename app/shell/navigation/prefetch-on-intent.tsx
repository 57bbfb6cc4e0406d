import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { preparePage } from './prepare-page.ts'

/** How long a pointer rests on a link before it counts as interest in it. */
const restMs = 60

/** Prefetches the data and the code of a page when a pointer rests on a link to it, a finger touches it or it gets the focus. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: string | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const href = pageOf(event.target)
      // A click moves the focus to a link that the pointer has been on.
      if (href === undefined || href === last) return
      const prefetch = () => {
        last = href
        preparePage(href)
        setPage(href)
      }
      if (event.type === 'pointerover') timer = setTimeout(prefetch, restMs)
      else prefetch()
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const event of events) addEventListener(event, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) removeEventListener(event, intend)
    }
  }, [])

  return page === undefined ? null : <PrefetchPageLinks page={page} />
}

/** The path and query of the page of this site to which the link around an element leads. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target !== '') return undefined
  if (link.pathname === location.pathname && link.search === location.search) return undefined
  return link.pathname + link.search
}
