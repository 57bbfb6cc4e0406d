import { type RefObject, useEffect } from 'react'

/** Of a line of a list, in pixels. The stylesheet has the same in `rem`, so that larger text has room. */
export const lineHeight = () => 4.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Shows the line at `place`, which shortcuts may have selected out of sight. -1: none. `lines`: another list is another look. */
export function useScrollTo(box: RefObject<HTMLElement | null>, lines: readonly unknown[] | undefined, place: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another list, the same place is another line.
  useEffect(() => {
    const list = box.current
    if (!list || place === -1) return
    const height = lineHeight()
    const top = place * height
    if (top < list.scrollTop) list.scrollTop = top
    else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight
  }, [box, lines, place])
}
