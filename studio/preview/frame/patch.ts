/** What can't be replaced without losing its handlers. */
const interactive = 'button, input, select, textarea, dialog, details, [data-static] a, video'

/** Nothing was changed: the page has to be loaded again. */
export class NeedsReload extends Error {}

/**
 * Shows a new version of a page: changes what differs between the HTML that the server sent before and now, and leaves alone what scripts
 * have changed since, such as an open tab. Throws NeedsReload if elements with handlers would have to be replaced.
 */
export function patch(live: Element, before: Element, after: Element): void {
  const changes: (() => void)[] = []
  compare(live, before, after, changes)
  for (const change of changes) change()
}

function compare(live: Element, before: Element, after: Element, changes: (() => void)[]) {
  if (before.isEqualNode(after)) return
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name)
    if (before.getAttribute(name) === value) continue
    changes.push(() => (value === null ? live.removeAttribute(name) : live.setAttribute(name, value)))
  }
  const [own, old, wanted] = [shownNodes(live), shownNodes(before), shownNodes(after)]
  // Scripts have made something else of it, such as a button of a link, and no text of the content is in it.
  if (isAlike(old, wanted) && !isAlike(own, old) && !before.querySelector('[data-source]')) return
  if (!isAlike(old, wanted) || !isAlike(own, wanted)) {
    if (live.querySelector(interactive)) throw new NeedsReload()
    changes.push(() => live.replaceChildren(...[...after.childNodes].map((node) => document.importNode(node, true))))
    return
  }
  for (const [index, node] of own.entries()) {
    const [was, is] = [old[index], wanted[index]]
    if (node instanceof Element && was instanceof Element && is instanceof Element) compare(node, was, is, changes)
    else if (was?.nodeValue !== is?.nodeValue) {
      const text = is?.nodeValue ?? ''
      changes.push(() => {
        node.nodeValue = text
      })
    }
  }
}

/** Scripts have run already, and comments are only for hydration. */
const shownNodes = (element: Element): Node[] =>
  [...element.childNodes].filter((node) => node.nodeType !== Node.COMMENT_NODE && node.nodeName !== 'SCRIPT')

const isAlike = (some: readonly Node[], others: readonly Node[]) =>
  some.length === others.length && some.every((node, index) => node.nodeName === others[index]?.nodeName)
