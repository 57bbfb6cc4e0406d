import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { afterPaint } from '#app/browser/after-paint.ts'
import { isHydrating } from './hydration.ts'

/**
 * False until a page that a link opened is painted. For what is not in view then. Always true in the first page, which has it in its HTML, and after Back,
 * which returns to where the visitor had scrolled.
 */
export function useLater(): boolean {
  const isBack = useNavigationType() === 'POP'
  const [painted, setPainted] = useState(() => isBack || typeof document === 'undefined' || isHydrating())
  useEffect(() => {
    if (painted) return
    let shown = true
    void afterPaint().then(() => shown && setPainted(true))
    return () => {
      shown = false
    }
  }, [painted])
  return painted
}
