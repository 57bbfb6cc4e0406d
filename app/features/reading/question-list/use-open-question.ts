import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question named by the URL hash. The returned function writes the open question into the hash. */
export function useOpenQuestion(list: RefObject<HTMLElement | null>): () => void {
  const { hash, key } = useLocation()

  // Before the browser scrolls to the hash: a closed answer has no position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that the visitor followed a link to the same question again.
  useLayoutEffect(() => {
    const named = [...(list.current?.querySelectorAll('details') ?? [])].find((item) => hash === `#${answerOf(item)}`)
    if (named) named.open = true
  }, [list, hash, key])

  // Opening one question closes another, and both fire `toggle`. Read the current state instead of the event.
  return function updateHash() {
    const open = list.current?.querySelector('details[open]')
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', open ? `#${answerOf(open)}` : pathname + search)
  }
}

const answerOf = (item: Element) => item.querySelector('[id]')?.id
