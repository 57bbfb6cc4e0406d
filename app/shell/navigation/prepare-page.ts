import { matchRoutes } from 'react-router'
import { builtRoutes } from '#app/document/built-routes.ts'

/**
 * Runs a page's code and applies its styles before somebody opens the page. Otherwise the router adds the styles after the click, waits, removes them and
 * adds them again with the page, and the browser lays out the whole document each time. Applied early they change nothing: class names belong to one
 * component, and the order of the layers is fixed.
 */
export function preparePage(page: string) {
  const rows = Object.values(builtRoutes()).flatMap((route) =>
    route?.path === undefined ? [] : [{ path: route.path, module: route.module, css: route.css ?? [] }],
  )
  const [match] = matchRoutes(rows, page) ?? []
  if (!match) return
  for (const href of match.route.css) applyStyles(href)
  // A failure is reported when the router needs the code.
  import(/* @vite-ignore */ match.route.module).catch(() => undefined)
}

/** The link stays when the page is left: removing it would lay out the next page once more. */
function applyStyles(href: string) {
  // The styles of the first page are inline; their links are in the document.
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.as = 'style'
  link.href = href
  // The router takes a linked stylesheet for a loaded one, so it is linked only when it has arrived.
  link.rel = 'prefetch'
  link.onload = () => {
    link.onload = null
    link.rel = 'stylesheet'
  }
  link.onerror = () => link.remove()
  document.head.append(link)
}
