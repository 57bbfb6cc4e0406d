import { useEffect, useState } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'

/** Whether the page is scrolled beyond this position. Renders only when the answer changes. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    let shown = true
    const check = () => shown && setPast(window.scrollY > pixels)
    // Reading the position of a new page would lay it out before it is complete, and then again.
    void afterPaint().then(check)
    window.addEventListener('scroll', check, { passive: true })
    return () => {
      shown = false
      window.removeEventListener('scroll', check)
    }
  }, [pixels])
  return past
}
