import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { quarterMinutes } from '#contract/visits/kinds.ts'

/** A day, and minutes since its midnight. */
export type Target = { day: string; minutes: number }
/** What is dragged, where it would land, and how long it is. */
export type Dragged = Target & { reference: string; length: number }

type Held = { reference: string; length: number; x: number; y: number; offset: number }
type Options = {
  /** The time at the top and at the bottom of a day. */
  hours: { from: number; until: number }
  drop: (reference: string, target: Target) => void
}

/** Less than this is a click. */
const slackPixels = 6

/**
 * Dragging visits with a mouse between the days of a week, which have `data-day`. A finger scrolls, and keys have the button Move: both lead to
 * the same dialog.
 */
export function useDrag({ hours, drop }: Options) {
  const held = useRef<Held>(undefined)
  const target = useRef<Dragged>(undefined)
  const [isHeld, setHeld] = useState(false)
  const [dragged, setDragged] = useState<Dragged>()

  const move = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const { current } = held
    if (!current) return
    if (!target.current && Math.hypot(clientX - current.x, clientY - current.y) < slackPixels) return
    const day = document.elementsFromPoint(clientX, clientY).find((element) => element.hasAttribute('data-day'))
    if (!(day instanceof HTMLElement) || day.dataset['day'] === undefined) return
    const { top, height } = day.getBoundingClientRect()
    const exact = hours.from + ((clientY - current.offset - top) / height) * (hours.until - hours.from)
    const snapped = Math.round(exact / quarterMinutes) * quarterMinutes
    const minutes = Math.max(hours.from, Math.min(snapped, hours.until - current.length, 24 * 60 - quarterMinutes))
    target.current = { reference: current.reference, length: current.length, day: day.dataset['day'], minutes }
    setDragged(target.current)
  })

  const end = useEffectEvent((isDropped: boolean) => {
    const { current } = target
    held.current = undefined
    target.current = undefined
    setHeld(false)
    setDragged(undefined)
    if (isDropped && current) drop(current.reference, current)
  })

  useEffect(() => {
    if (!isHeld) return
    const onUp = () => end(true)
    const onCancel = () => end(false)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end(false)
    const onMove = (event: PointerEvent) => move(event)
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', onCancel)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', onCancel)
      document.removeEventListener('keydown', onKey)
    }
  }, [isHeld])

  function hold(event: ReactPointerEvent<HTMLElement>, visit: { reference: string; length: number }) {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    const { top } = event.currentTarget.getBoundingClientRect()
    held.current = { ...visit, x: event.clientX, y: event.clientY, offset: event.clientY - top }
    setHeld(true)
  }

  return { dragged, hold }
}
