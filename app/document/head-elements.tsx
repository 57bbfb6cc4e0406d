import { createContext, use, useLayoutEffect } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'

type Attributes = Readonly<Record<string, string>>
/** `json` is structured data, which only the server's HTML has. */
export type HeadElement =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Attributes }
  | { tag: 'json'; text: string }

export const title = (text: string): HeadElement => ({ tag: 'title', text })
export const meta = (attributes: Attributes): HeadElement => ({ tag: 'meta', attributes })
export const link = (attributes: Attributes): HeadElement => ({ tag: 'link', attributes })

/** Where the server collects the elements of a page's head. Undefined in the browser. */
export const HeadCollector = createContext<HeadElement[] | undefined>(undefined)

/** The head of the first page came with its HTML, and scripts leave it alone until something changes. */
let sentByServer = true

/** Elements of the document's head, as long as this is shown. The title changes together with the page; what nobody sees, after the page is painted. */
export function HeadElements({ elements }: { elements: readonly HeadElement[] }) {
  use(HeadCollector)?.push(...elements)
  const text = JSON.stringify(elements)
  useLayoutEffect(() => {
    const shown: HeadElement[] = JSON.parse(text)
    if (!sentByServer) {
      for (const element of shown) if (element.tag === 'title') document.title = element.text
      void afterPaint().then(() => shown.forEach(add))
    }
    return () => {
      sentByServer = false
      void afterPaint().then(() => shown.forEach(remove))
    }
  }, [text])
  return null
}

function add(element: HeadElement) {
  if (element.tag === 'json' || element.tag === 'title') return
  const node = document.createElement(element.tag)
  for (const [name, value] of Object.entries(element.attributes)) node.setAttribute(name, value)
  document.head.append(node)
}

/**
 * Another page has another title, so the title stays until then. Structured data goes all at once: the browser may not have the data of which the
 * server made it.
 */
function remove(element: HeadElement) {
  if (element.tag === 'title') return
  if (element.tag === 'json') {
    for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove()
    return
  }
  const attributes = Object.entries(element.attributes).map(([name, value]) => `[${name}="${CSS.escape(value)}"]`)
  document.head.querySelector(element.tag + attributes.join(''))?.remove()
}
