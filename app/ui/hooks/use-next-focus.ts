import { useCallback, useEffect, useReducer, useRef } from 'react'

/** Undefined while what is next isn't rendered yet. */
type FindNext = () => HTMLElement | null | undefined

/**
 * Moves the focus after an action that removes its own button or shows something new. Call the returned function in the action: as soon as `find` finds
 * something, that gets the focus.
 */
export function useNextFocus(): (find: FindNext) => void {
  const wanted = useRef<FindNext>(undefined)
  const [, render] = useReducer((times: number) => times + 1, 0)

  // After each render, because the action may take more than one.
  useEffect(() => {
    const next = wanted.current?.()
    if (!next) return
    wanted.current = undefined
    // For headings, which no key reaches.
    if (next.tabIndex < 0) next.tabIndex = -1
    next.focus()
  })

  return useCallback((find) => {
    wanted.current = find
    render()
  }, [])
}

/**
 * What is next once an entry is removed together with its button: the button of the entry after it, of the last one, or else what `otherwise` finds. The
 * buttons have the attribute `data-remove`.
 */
export function afterRemoval(removed: HTMLElement, list: Element | null, otherwise: FindNext): FindNext {
  const buttons = () => [...(list?.isConnected ? list.querySelectorAll<HTMLElement>('[data-remove]') : [])]
  const place = buttons().indexOf(removed)
  return () => {
    if (removed.isConnected) return undefined
    const left = buttons()
    return left[Math.min(place, left.length - 1)] ?? otherwise()
  }
}
