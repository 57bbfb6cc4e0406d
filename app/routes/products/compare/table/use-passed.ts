import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has been scrolled out of view, upwards and behind the header of the site. */
export function usePassed(element: RefObject<Element | null>): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      // The height of the header.
      { rootMargin: '-72px 0px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return passed
}
