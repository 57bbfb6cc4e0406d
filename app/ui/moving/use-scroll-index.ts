import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Index of the child at the start of a scrolling row, and a function to scroll to another. */
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
    // After a reload, the browser may have restored the row's scroll position.
    onScroll()
    return () => {
      element.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [row])

  const goTo = (next: number) => {
    const child = row.current?.children[Math.max(0, Math.min(next, count - 1))]
    // The stylesheet's `scroll-behavior` decides between smooth and instant, and respects reduced motion.
    if (row.current && child instanceof HTMLElement) row.current.scrollTo({ left: child.offsetLeft - row.current.offsetLeft })
  }

  return { index, goTo }
}

function nearestChild(row: HTMLElement): number {
  const start = row.getBoundingClientRect().left
  const distances = [...row.children].map((child) => Math.abs(child.getBoundingClientRect().left - start))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
