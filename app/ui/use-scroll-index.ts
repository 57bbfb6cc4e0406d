import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Which child of a scrolling row stands at its start, and the way to scroll to another one. */
export function useScrollIndex(row: RefObject<HTMLElement | null>, count: number, onChange?: (index: number) => void) {
  const [index, setIndex] = useState(0)
  const changed = useEffectEvent((next: number) => onChange?.(next))

  useEffect(() => {
    const element = row.current
    if (!element) return
    let frame = 0
    let last = 0
    const read = () => {
      frame = 0
      const next = nearestChild(element)
      if (next === last) return
      last = next
      setIndex(next)
      changed(next)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    // A reload may have brought back a scrolled row.
    onScroll()
    return () => {
      element.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [row])

  const goTo = (next: number) => {
    const child = row.current?.children[Math.max(0, Math.min(next, count - 1))]
    // Whether this moves or jumps, the stylesheet says, and with it the visitor's wish for less motion.
    if (row.current && child instanceof HTMLElement) row.current.scrollTo({ left: child.offsetLeft - row.current.offsetLeft })
  }

  return { index, goTo }
}

function nearestChild(row: HTMLElement): number {
  const start = row.getBoundingClientRect().left
  const distances = [...row.children].map((child) => Math.abs(child.getBoundingClientRect().left - start))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
