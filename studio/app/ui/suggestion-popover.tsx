import { type ReactNode, useContext } from 'react'
import { ComboBoxStateContext, Popover } from 'react-aria-components'

/**
 * The suggestions of a combo box. They stay open and follow their field when something above it grows, such as a fault that
 * is found while somebody types: React Aria closes a popover as soon as its field moves.
 */
export function SuggestionPopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  // Every other reason to close goes through the state of the combo box.
  const follow = () => (isInView(document.activeElement) ? dispatchEvent(new Event('resize')) : state?.close())
  return (
    <Popover className="popover" isOpen={state?.isOpen ?? false} onOpenChange={follow}>
      {children}
    </Popover>
  )
}

/** Whether the middle of an element is in view, perhaps under a popover. */
function isInView(element: Element | null): boolean {
  if (!element) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementsFromPoint(left + width / 2, top + height / 2).includes(element)
}
