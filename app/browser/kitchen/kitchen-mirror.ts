import { createMemory } from '#app/browser/session-memory.ts'
import type { Kitchen } from '#contract/kitchen/kitchen.ts'

/*
 * What every page knows of My kitchen, without its store: how many appliances there are, and the codes of those with a heart. One line of
 * text, such as `3 RH-9010 HB-7830`. The truth is in IndexedDB.
 */

const key = 'kitchen'
const changed = 'kitchenchange'
const memory = createMemory(() => window.localStorage)
const words = () => (memory.getItem(key) ?? '').split(' ')

export const kitchenCount = () => Number(words()[0]) || 0
export const isThoughtOf = (code: string) => words().includes(code, 1)

/** Other tabs get the browser's own event. A page restored from the back/forward cache has missed them. */
export function subscribeToMirror(listener: () => void) {
  const events = [changed, 'storage', 'pageshow']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

export function mirrorKitchen({ thinkingOf, atHome }: Kitchen) {
  memory.setItem(key, [thinkingOf.length + atHome.length, ...thinkingOf.map(({ code }) => code)].join(' '))
  window.dispatchEvent(new Event(changed))
}

const refused = 'kitchenrefused'

/** Tells the frame of the page that the browser kept nothing. */
export const reportRefused = () => window.dispatchEvent(new Event(refused))

export function onRefused(listener: () => void) {
  window.addEventListener(refused, listener)
  return () => window.removeEventListener(refused, listener)
}
