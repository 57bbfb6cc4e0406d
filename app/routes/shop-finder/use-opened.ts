import { useState } from 'react'

/**
 * Whether a dependent select was opened since its parent was chosen. `requestedParent` is the parent whose options to load. On touch screens they
 * load as soon as the parent is chosen, because the native picker doesn't update once it is open.
 */
export function useOpened(parent: string) {
  const [openedFor, setOpenedFor] = useState('')
  const requestedParent = parent !== '' && (openedFor === parent || isPhone()) ? parent : undefined
  return { requestedParent, open: () => setOpenedFor(parent) }
}

const isPhone = () => typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches
