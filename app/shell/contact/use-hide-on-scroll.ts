import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { afterPress } from '#app/browser/after-press.ts'

/** Ignores smaller movements: a finger is never quite still. */
const leastScrollPx = 8

/** Fields that open the on-screen keyboard. */
const typingFields = 'input:not([type="checkbox"], [type="radio"]), textarea'

/** True while scrolling down or typing, or when the bar would cover a form (G6). */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false)
  const [typing, setTyping] = useState(false)
  const { key } = useLocation()

  // The styles hide it at once. It comes back only after the press that ended the typing: it would cover the button that was pressed.
  useEffect(() => {
    const read = () => setTyping(document.activeElement?.matches(typingFields) ?? false)
    const readLater = () => void afterPress().then(read)
    addEventListener('focusin', read)
    addEventListener('focusout', readLater)
    return () => {
      removeEventListener('focusin', read)
      removeEventListener('focusout', readLater)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation, and each page starts at its own scroll position.
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

  return hidden || typing
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
