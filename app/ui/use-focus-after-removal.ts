import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when the button that removed an entry goes with it: to the button of the next entry, of the last one, or else to
 * `otherwise`. The buttons bear `data-remove`.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(count: number, otherwise: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null)
  const removed = useRef<number>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with one entry less.
  useEffect(() => {
    if (removed.current === undefined) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(removed.current, buttons.length - 1)] ?? otherwise.current
    removed.current = undefined
    next?.focus()
  }, [count])

  const noteRemoval = (index: number) => {
    removed.current = index
  }
  return { list, noteRemoval }
}
