import { useState } from 'react'

let next = 0

/** Called before each render of a page on the server. */
export function restartIds() {
  next = 0
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
