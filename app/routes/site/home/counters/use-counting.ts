import { type RefObject, useEffect, useState } from 'react'

const durationMs = 1600
/** Whichever comes first starts the counters (H7): this much of them is visible, or the page is scrolled past this position. */
const visibleFraction = 0.3
const scrolledPixels = 2900

/** Progress of the counters, 0 to 1. Without JavaScript or with reduced motion it is 1; otherwise it stays 0 until the counters start. */
export function useCounting(counters: RefObject<HTMLElement | null>): number {
  const [progress, setProgress] = useState(1)

  useEffect(() => {
    const element = counters.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setProgress(0)

    let frame = 0
    const stopWaiting = () => {
      observer.disconnect()
      window.removeEventListener('scroll', countIfScrolled)
    }
    const count = () => {
      stopWaiting()
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
    const countIfScrolled = () => {
      if (window.scrollY > scrolledPixels) count()
    }
    observer.observe(element)
    window.addEventListener('scroll', countIfScrolled, { passive: true })
    return () => {
      stopWaiting()
      cancelAnimationFrame(frame)
    }
  }, [counters])

  return progress
}

/** Value of a counter at `progress` (0 to 1). Eases out, and ends exactly at `end`. */
export function countedValue(end: number, progress: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3
  return Math.round(end * eased)
}
