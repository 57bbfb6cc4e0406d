import { useState } from 'react'

let next = 0

/** Called before each render of a page on the server. */
export function restartIds() {
  next = 0
}

/** How many ids the page has so far. */
export const idsSoFar = () => next

/** For HTML that was rendered before, with its ids. */
export function skipIds(count: number) {
  next += count
}

/**
 * An id for an element. The server and the browser count the components in the same order. React's own `useId` writes ids that Preact doesn't know
 * (docs/decisions/073).
 */
export function useId(): string {
  return useState(nextId)[0]
}

function nextId(): string {
  next += 1
  return `_${next}`
}
