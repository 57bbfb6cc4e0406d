import { type RefObject, useEffect, useState } from 'react'

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
