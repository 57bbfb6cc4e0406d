import { type ReactNode, useContext, useEffect, useEffectEvent } from 'react'
import { ComboBoxStateContext, Popover } from 'react-aria-components'

/**
 * The suggestions of a combo box. They stay open and follow their field when something above it grows, such as a fault that is found while somebody types:
 * React Aria closes a popover when its field is scrolled, and leaves it where it is when the field moves otherwise.
 */
export function SuggestionPopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen ?? false
  const close = useEffectEvent(() => state?.close())
  useEffect(() => {
    const field = document.activeElement
    if (!isOpen || !field) return
    let top = Number.NaN
    let frame = requestAnimationFrame(function follow() {
      const now = field.getBoundingClientRect().top
      // React Aria places popovers again when the window has another size.
      if (now !== top) isInView(field) ? dispatchEvent(new Event('resize')) : close()
      top = now
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
  // Without `onOpenChange`, only the state of the combo box closes it.
  return (
    <Popover className="popover" isOpen={isOpen}>
      {children}
    </Popover>
  )
}

/** Whether the middle of an element is in view, perhaps under a popover. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementsFromPoint(left + width / 2, top + height / 2).includes(element)
}
