import { useEffect, useEffectEvent, useState } from 'react'

type Autoplay = {
  /** Undefined: nothing ever moves by itself. */
  intervalMs: number | undefined
  /** Someone is at it with pointer or keyboard. */
  held: boolean
  index: number
  count: number
  goTo: (index: number) => void
}

/** Goes on to the next slide by itself, up to the last one. It never starts for visitors who want less motion, and rests in a hidden tab. */
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
    // Counted anew whenever the slide changes or is let go: every slide stands its full time.
    const timer = setInterval(advance, intervalMs, index)
    return () => clearInterval(timer)
  }, [playing, held, atEnd, intervalMs, index])

  const setPlayingFromStart = (next: boolean) => {
    if (next && atEnd) goTo(0)
    setPlaying(next)
  }

  return { playing: playing && !(atEnd && intervalMs !== undefined), setPlaying: setPlayingFromStart }
}
