import { useEffect, useState } from 'react'
import { matchRoutes, PrefetchPageLinks } from 'react-router'

/** How long a pointer rests on a link before it counts as interest in it. */
const restMs = 60

/** Prefetches the data and the code of a page when a pointer rests on a link to it, a finger touches it or it gets the focus. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const href = pageOf(event.target)
      if (href === undefined) return
      if (event.type === 'pointerover') timer = setTimeout(setPage, restMs, href)
      else setPage(href)
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const event of events) addEventListener(event, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) removeEventListener(event, intend)
    }
  }, [])

  if (page === undefined) return null
  return (
    <>
      <PrefetchPageLinks page={page} />
      {stylesheetsOf(page).map((href) => (
        <link key={href} rel="prefetch" as="style" href={href} />
      ))}
    </>
  )
}

/** What the router knows about the built pages. Its own component prefetches code and data, but not stylesheets. */
type Manifest = { routes: Record<string, { path?: string; css?: string[] }> }

function stylesheetsOf(page: string): readonly string[] {
  const manifest: Manifest | undefined = Reflect.get(window, '__reactRouterManifest')
  const rows = Object.values(manifest?.routes ?? {}).flatMap(({ path, css }) => (path === undefined ? [] : [{ path, css }]))
  const [match] = matchRoutes(rows, page) ?? []
  // The styles of the page itself are inline; their links stay in the document.
  return (match?.route.css ?? []).filter((href) => !document.querySelector(`link[rel=stylesheet][href="${href}"]`))
}

/** The path and query of the page of this site to which the link around an element leads. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target !== '') return undefined
  if (link.pathname === location.pathname && link.search === location.search) return undefined
  return link.pathname + link.search
}
