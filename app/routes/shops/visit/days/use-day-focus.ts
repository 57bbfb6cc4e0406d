import { type KeyboardEvent, useRef, useState } from 'react'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { addDays, addMonths, inMonth, monthOf, weekdayOf } from './month.ts'

/** Where each key moves the focus from a day. */
const moves: ReadonlyMap<string, (day: string) => string> = new Map([
  ['ArrowLeft', (day) => addDays(day, -1)],
  ['ArrowRight', (day) => addDays(day, 1)],
  ['ArrowUp', (day) => addDays(day, -7)],
  ['ArrowDown', (day) => addDays(day, 7)],
  ['Home', (day) => addDays(day, -weekdayOf(day))],
  ['End', (day) => addDays(day, 6 - weekdayOf(day))],
  ['PageUp', (day) => inMonth(day, addMonths(monthOf(day), -1))],
  ['PageDown', (day) => inMonth(day, addMonths(monthOf(day), 1))],
])

type Range = { first: string; last: string }

/** A roving tabindex in a month: one day can be reached with the Tab key, the others from there with arrow keys. */
export function useDayFocus(chosen: string, { first, last }: Range) {
  const [moved, setMoved] = useState<{ from: string; to: string }>()
  const table = useRef<HTMLTableElement>(null)
  const focusNext = useNextFocus()
  const within = (day: string) => (day < first ? first : day > last ? last : day)
  // A day that is chosen elsewhere, such as a next free time, takes the place of where the focus was.
  const current = within(moved?.from === chosen ? moved.to : chosen || first)

  function onKeyDown(event: KeyboardEvent) {
    const move = moves.get(event.key)
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focusOn(within(move(current)))
  }

  function moveTo(day: string) {
    setMoved({ from: chosen, to: within(day) })
  }

  function focusOn(day: string) {
    moveTo(day)
    // Not later: a month that goes takes the focused day along, and the next key would be lost.
    focusNext(() => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`))
  }

  return {
    table,
    current,
    month: monthOf(current),
    onKeyDown,
    showMonth: (count: number) => moveTo(inMonth(current, addMonths(monthOf(current), count))),
  }
}
