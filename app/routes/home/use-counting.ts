import { type RefObject, useEffect, useState } from 'react'

const durationMs = 1600
/** H7 names a scroll position, but on most screens it is reached before the counters: they start when they can be seen. */
const visiblePart = 0.3

/**
 * How far the counting is, 0 to 1. It stands at 1 without JavaScript and for visitors who want less motion; for everybody else it waits
 * at 0 until it starts.
 */
export function useCounting(counters: RefObject<HTMLElement | null>): number {
  const [progress, setProgress] = useState(1)

  useEffect(() => {
    const element = counters.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setProgress(0)

    let frame = 0
    const count = () => {
      observer.disconnect()
      const startedAt = performance.now()
      const step = (now: number) => {
        const next = Math.min(1, (now - startedAt) / durationMs)
        setProgress(next)
        if (next < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) count()
      },
      { threshold: visiblePart },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [counters])

  return progress
}
