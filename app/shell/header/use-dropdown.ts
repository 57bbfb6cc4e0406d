import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBackCloses } from '#app/browser/overlay-history.ts'

const hoverDelayMs = 100

/** `hovered` closes when the pointer leaves; `pinned` was opened by click or key and stays open. */
type State = 'closed' | 'hovered' | 'pinned'

/** State of a header dropdown: opens and closes 100 ms after the mouse enters or leaves, and at once on click and key (G5). */
export function useDropdown() {
  const [state, setState] = useState<State>('closed')
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = state !== 'closed'
  const { key } = useLocation()

  const set = (next: State) => {
    clearTimeout(timer.current)
    setState(next)
  }
  const setLater = (from: State, to: State) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState((now) => (now === from ? to : now)), hoverDelayMs)
  }

  const close = useEffectEvent(() => set('closed'))
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    // In a dialog that the menu opened, Escape closes only the dialog.
    if (event.key !== 'Escape' || document.querySelector('dialog:modal')) return
    set('closed')
    // A menu opened by hover must not take the focus from a field in which the visitor types.
    if (root.current?.contains(document.activeElement)) trigger.current?.focus()
  })
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) set('closed')
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation, which closes the dropdown.
  useEffect(() => close(), [key])

  // Only if pinned: a dropdown opened by hover closes by itself.
  useBackCloses(state === 'pinned', () => set('closed'))

  // A layout effect: Escape works from the moment the menu is shown.
  useLayoutEffect(() => {
    if (!open) return
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeFromOutside)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeFromOutside)
    }
  }, [open])

  useEffect(() => () => clearTimeout(timer.current), [])

  const rootProps = {
    ref: root,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setLater('closed', 'hovered'),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setLater('hovered', 'closed'),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) set('closed')
    },
  }
  const triggerProps = {
    ref: trigger,
    'aria-expanded': open,
    onClick: () => set(state === 'pinned' ? 'closed' : 'pinned'),
  }
  return { open, close: () => set('closed'), rootProps, triggerProps }
}
