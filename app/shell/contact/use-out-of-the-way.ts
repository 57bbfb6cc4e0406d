import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Smaller movements are a trembling finger. */
const leastScrollPx = 8

/** Whether a bar at the bottom of the screen is to be hidden: while the page is scrolled down, and where it would cover a form (G6). */
export function useOutOfTheWay(bar: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation, after which the page begins anew.
  useEffect(() => {
    let last = scrollY
    let down = false
    let frame = 0
    const read = () => {
      frame = 0
      if (Math.abs(scrollY - last) >= leastScrollPx) {
        down = scrollY > last
        last = scrollY
      }
      const height = bar.current?.offsetHeight ?? 0
      setHidden(down || hasFormBelow(innerHeight - height))
    }
    const readOnce = () => {
      frame ||= requestAnimationFrame(read)
    }
    readOnce()
    addEventListener('scroll', readOnce, { passive: true })
    return () => {
      removeEventListener('scroll', readOnce)
      cancelAnimationFrame(frame)
    }
  }, [bar, key])

  return hidden
}

/** Whether a form for visitors is at the bottom of the screen. */
function hasFormBelow(top: number): boolean {
  return [...document.querySelectorAll('form[method="post"]')].some((form) => {
    // To measure the form of a footer that is out of view, the browser would lay out the footer.
    if (!form.checkVisibility({ contentVisibilityAuto: true })) return false
    const box = form.getBoundingClientRect()
    return box.top < innerHeight && box.bottom > top
  })
}
