import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Opens the links of parts that no script has taken over (`app/content/static-part.tsx`) as the router's own links: without loading a document. */
export function useStaticLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = staticPageOf(event)
      if (href === undefined) return
      event.preventDefault()
      navigate(href)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The page that a click on a link in a static part leads to. Undefined if the browser has to follow the link itself. */
function staticPageOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-static] a[href]') : null
  // `PlainLink` marks links to pages of this site. Others are files, telephone numbers or other sites.
  if (!link?.hasAttribute('data-discover') || link.target !== '' || link.hasAttribute('download')) return undefined
  return link.pathname + link.search + link.hash
}
