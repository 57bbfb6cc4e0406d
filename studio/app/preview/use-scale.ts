import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much a page of this width has to shrink to fit into an element, and the height of the element. */
export function useScale(element: RefObject<HTMLElement | null>, width: number): { scale: number; height: number } {
  const [size, setSize] = useState({ width, height: 600 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return { scale: Math.min(1, Math.max(0.1, size.width / width)), height: size.height }
}
