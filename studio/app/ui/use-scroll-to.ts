import { type RefObject, useEffect } from 'react'

/** In pixels. The stylesheet has the same height. */
export const lineHeight = 76

/** Shows the line at `place`, which shortcuts may have selected out of sight. -1: none. `lines`: another list is another look. */
export function useScrollTo(box: RefObject<HTMLElement | null>, lines: readonly unknown[] | undefined, place: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another list, the same place is another line.
  useEffect(() => {
    const list = box.current
    if (!list || place === -1) return
    const top = place * lineHeight
    if (top < list.scrollTop) list.scrollTop = top
    else if (top + lineHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + lineHeight - list.clientHeight
  }, [box, lines, place])
}
