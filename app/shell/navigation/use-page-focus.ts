import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { mainId } from '#app/shell/landmarks.ts'
import { announce } from '#app/ui/feedback/announcements.ts'

/** What had the focus last in each entry of the history, as a selector. */
const focusedIn = new Map<string, string>()

/**
 * Moves the focus after a navigation, as a new document would: to what the hash names, to a field with an error, or to the page's heading. After Back, to what had it before. A page
 * that stays, such as a list with another filter, keeps the focus. If the focus isn't on the heading of a new page, the heading is announced.
 */
export function usePageFocus() {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  // Not only its key: entries that the router didn't add, such as that of a plain link to a hash, have none.
  const entry = [key, pathname, search, hash].join(' ')
  const shown = useRef({ entry, title: '' })

  useEffect(() => {
    shown.current.title = headingOf(document.getElementById(mainId))?.textContent ?? ''
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) focusedIn.set(shown.current.entry, pathOf(target))
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const before = shown.current
    if (before.entry === entry) return
    const main = document.getElementById(mainId)
    const heading = headingOf(main)
    const title = heading?.textContent ?? ''
    const isNewPage = title !== before.title
    shown.current = { entry, title }

    const target = (type === 'POP' ? formerFocus(entry) : undefined) ?? targetOf(hash)
    if (target) takeFocus(target)
    else if (heading && (isNewPage || !isWithin(main))) takeFocus(wrongFieldOf(main) ?? heading)
    if (isNewPage && document.activeElement !== heading) announce(title)
  }, [entry, hash, type])
}

const headingOf = (main: HTMLElement | null) => main?.querySelector('h1') ?? undefined

const wrongFieldOf = (main: HTMLElement | null) => main?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined

/** Whether the focus is on something in the page. */
const isWithin = (main: HTMLElement | null) => document.activeElement !== main && main?.contains(document.activeElement)

/** The same history entry shows the same page again, so that each element is in its former position. */
function pathOf(element: Element): string {
  const parent = element.parentElement
  if (!parent) return ':root'
  const position = [...parent.children].indexOf(element) + 1
  return `${pathOf(parent)} > ${element.localName}:nth-child(${position})`
}

function formerFocus(entry: string) {
  const path = focusedIn.get(entry)
  return path === undefined ? undefined : (document.querySelector<HTMLElement>(path) ?? undefined)
}

/** What the hash names. Undefined for the panel of the tab that has the focus: arrow keys go on from tab to tab. */
function targetOf(hash: string): HTMLElement | undefined {
  if (hash === '') return undefined
  const id = decodedHash(hash)
  return document.activeElement?.getAttribute('aria-controls') === id ? undefined : (document.getElementById(id) ?? undefined)
}

/** Visitors can type any hash. */
function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** The router has scrolled already. */
function takeFocus(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
