import { inlineHash } from './content-security.ts'

type Stylesheet = (url: string) => string | undefined
type InlinedSheets = { element: string; hash: string }

/**
 * Inlines the stylesheets that the head of a page links to, so that the first paint waits only for the HTML. Their links go: the browser makes them from
 * the list of routes when React Router needs them (`app/document/page-styles.tsx`). The element goes to the end of the head.
 */
export function inlineStyles(head: string, stylesheet: Stylesheet): { head: string; sheets?: InlinedSheets } {
  const links = /<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"[^>]*\/>/g
  const urls: string[] = []
  const rest = head.replace(links, (link, href: string) => {
    // React Router adds an empty fragment to stylesheets that lazy-loaded code needs too.
    const url = href.replace(/#$/, '')
    if (stylesheet(url) === undefined) return link
    urls.push(url)
    return ''
  })
  return urls.length === 0 ? { head } : { head: rest, sheets: inlinedSheets(urls, stylesheet) }
}

/** Pages of one kind have the same sheets, a third of the HTML. A built file never changes. */
const inlined = new WeakMap<Stylesheet, Map<string, InlinedSheets>>()

function inlinedSheets(urls: readonly string[], stylesheet: Stylesheet): InlinedSheets {
  const known = inlined.get(stylesheet) ?? new Map<string, InlinedSheets>()
  inlined.set(stylesheet, known)
  const key = urls.join(' ')
  const sheets = known.get(key) ?? joinedSheets(urls.map(stylesheet).join(''))
  known.set(key, sheets)
  return sheets
}

const joinedSheets = (css: string): InlinedSheets => ({ element: `<style>${css}</style>`, hash: inlineHash(css) })
