import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type List = {
  id: string
  /** Number of options, 0 if there is no list. */
  count: number
  /** A new value is a new list, with no active option. So is the same list after typing. */
  of: unknown
  optionId: (index: number) => string
  /** Called for the Delete key on an option. */
  onDelete?: (index: number) => void
}

/**
 * Turns a field into a combobox: keys move through the list while the focus stays in the field (ARIA's combobox with listbox). Enter without an
 * active option submits the form, as without JavaScript. The list must be inside the form of the field.
 */
export function useCombobox(input: RefObject<HTMLInputElement | null>, { id, count, of: list, optionId, onDelete }: List) {
  const [isOpen, setOpen] = useState(() => document.activeElement === input.current)
  const [choice, setChoice] = useState({ list, index: -1 })
  const active = isOpen && choice.list === list ? Math.min(choice.index, count - 1) : -1
  const activeId = active < 0 ? undefined : optionId(active)
  const isExpanded = isOpen && count > 0

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.setAttribute('aria-controls', id)
    field.ariaExpanded = String(isExpanded)
    if (activeId === undefined) return field.removeAttribute('aria-activedescendant')
    field.setAttribute('aria-activedescendant', activeId)
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isExpanded, activeId])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = event.isComposing || count === 0 ? undefined : actionOf(event)
    if (!act) return
    event.preventDefault()
    act()
  })

  /** What a key does. Undefined if it is for the text in the field. */
  function actionOf({ key, target }: KeyboardEvent): (() => void) | undefined {
    if (target !== input.current) return key === 'Escape' ? closeFromInside : undefined
    if (!isOpen) return key === 'ArrowDown' ? () => setOpen(true) : undefined
    // The place before the first option is the field.
    const places = count + 1
    if (key === 'ArrowDown') return () => activate(((active + 2) % places) - 1)
    if (key === 'ArrowUp') return () => activate(((active + places) % places) - 1)
    if (key === 'Escape') return () => setOpen(false)
    if (activeId === undefined) return undefined
    if (key === 'Home') return () => activate(0)
    if (key === 'End') return () => activate(count - 1)
    if (key === 'Delete') return onDelete && (() => onDelete(active))
    return key === 'Enter' ? () => document.getElementById(activeId)?.click() : undefined
  }

  const activate = (index: number) => setChoice({ list, index })

  function closeFromInside() {
    // The focus opens the list, so it is closed afterwards.
    input.current?.focus()
    setOpen(false)
  }

  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const listeners = new AbortController()
    const { signal } = listeners
    const open = () => setOpen(true)
    const openAnew = () => {
      setOpen(true)
      setChoice((before) => ({ ...before, index: -1 }))
    }
    // The focus may have moved since this was rendered.
    setOpen(form.contains(document.activeElement))
    form.addEventListener('keydown', (event) => onKey(event), { signal })
    form.addEventListener('focusin', open, { signal })
    form.addEventListener('input', openAnew, { signal })
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [input])

  return { isOpen, active }
}

/** Keeps the focus in the field. Losing it would close the list before the click arrives. */
export const keepsFocus = {
  onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
  onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
}

/** What all options of the list have. */
export function optionProps(id: string, isActive: boolean) {
  return { id, role: 'option', tabIndex: -1, 'aria-selected': isActive, ...keepsFocus }
}
