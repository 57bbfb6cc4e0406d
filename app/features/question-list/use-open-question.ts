import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question that the address names; the function that comes back writes the one that is open into the address. */
export function useOpenQuestion(list: RefObject<HTMLElement | null>): () => void {
  const { hash, key } = useLocation()

  // Before the page is scrolled to it: what is folded has no place to scroll to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new key, somebody followed a link to the same question again.
  useLayoutEffect(() => {
    const named = [...(list.current?.querySelectorAll('details') ?? [])].find((item) => hash === `#${answerOf(item)}`)
    if (named) named.open = true
  }, [list, hash, key])

  // One question that opens closes another, and the browser tells of both: what counts is what stands open now.
  return function flagOpen() {
    const open = list.current?.querySelector('details[open]')
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', open ? `#${answerOf(open)}` : pathname + search)
  }
}

const answerOf = (item: Element) => item.querySelector('[id]')?.id
