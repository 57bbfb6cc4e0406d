import { type RefObject, useEffect, useState } from 'react'
import { countingStarts } from './counting.ts'

const durationMs = 1600

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
    let inView = false
    const count = () => {
      stopWatching()
      const startedAt = performance.now()
      const step = (now: number) => {
        const next = Math.min(1, (now - startedAt) / durationMs)
        setProgress(next)
        if (next < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const check = () => {
      if (countingStarts({ scrollY: window.scrollY, inView })) count()
    }
    const observer = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false
      check()
    })
    const stopWatching = () => {
      observer.disconnect()
      window.removeEventListener('scroll', check)
    }
    observer.observe(element)
    window.addEventListener('scroll', check, { passive: true })
    return () => {
      stopWatching()
      cancelAnimationFrame(frame)
    }
  }, [counters])

  return progress
}
