import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Autoplay = {
  /** Undefined: no autoplay. */
  intervalMs: number | undefined
  /** The pointer or the focus is in the carousel, or it is out of view. */
  held: boolean
  index: number
  count: number
  goTo: (index: number) => void
}

/** Advances to the next slide at an interval, and stops at the last one. Off for visitors who prefer reduced motion; paused in a hidden tab. */
export function useAutoplay({ intervalMs, held, index, count, goTo }: Autoplay) {
  const [playing, setPlaying] = useState(intervalMs !== undefined)
  const atEnd = index >= count - 1
  const advance = useEffectEvent(() => {
    if (document.visibilityState === 'visible') goTo(index + 1)
  })

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!playing || held || atEnd || intervalMs === undefined) return
    // Restarts after each change or pause, so that every slide is shown for the full interval.
    const timer = setInterval(advance, intervalMs, index)
    return () => clearInterval(timer)
  }, [playing, held, atEnd, intervalMs, index])

  const setPlayingFromStart = (next: boolean) => {
    if (next && atEnd) goTo(0)
    setPlaying(next)
  }

  return { playing: playing && !(atEnd && intervalMs !== undefined), setPlaying: setPlayingFromStart }
}

/** Whether at least half of an element is in the window. False until that is known, and while it isn't `watched`. */
export function useInView(element: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!watched || !element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), { threshold: 0.5 })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, watched])
  return inView
}
