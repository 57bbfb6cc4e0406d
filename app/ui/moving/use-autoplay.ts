import { useEffect, useEffectEvent, useState } from 'react'

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
