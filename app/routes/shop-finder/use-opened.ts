import { useState } from 'react'

/**
 * Whether a list that hangs on `parent` has been opened since that was chosen: `asked` is the parent whose list is wanted. On a phone it
 * is wanted at once: what the phone shows for choosing does not change any more once it is open.
 */
export function useOpened(parent: string) {
  const [openedFor, setOpenedFor] = useState('')
  const asked = parent !== '' && (openedFor === parent || isPhone()) ? parent : undefined
  return { asked, open: () => setOpenedFor(parent) }
}

const isPhone = () => typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches
