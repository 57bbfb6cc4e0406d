import { type RefObject, useEffect, useState } from 'react'

const durationMs = 1600
/**
 * The original requirement (H7) names a scroll position. Most screens reach it before the counters are visible, so they start when this part is
 * visible.
 */
const visibleFraction = 0.3

/** Progress of the counters, 0 to 1. Without JavaScript or with reduced motion it is 1; otherwise it stays 0 until the counters start. */
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
      { threshold: visibleFraction },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [counters])

  return progress
}
