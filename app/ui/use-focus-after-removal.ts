import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus after an entry was removed together with its button: to the next entry's button, to the last one's, or else to `otherwise`. The
 * buttons have the attribute `data-remove`.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(count: number, otherwise: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null)
  const removed = useRef<number>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an entry was removed.
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
