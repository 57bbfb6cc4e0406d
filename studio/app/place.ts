import { useSyncExternalStore } from 'react'
import type { Act } from '../wire/rights.ts'

const rooms = ['inbox', 'person', 'visits', 'write', 'publish', 'translate'] as const
export type Room = (typeof rooms)[number]

/** What the user of a room has to be allowed to do. */
const actIn: Readonly<Record<Room, Act>> = {
  inbox: 'list',
  person: 'person',
  visits: 'visits',
  write: 'entries',
  publish: 'publishing',
  translate: 'translateList',
}

/** Persons are found in the inbox, by those who have one. */
export const roomsFor = (may: (act: Act) => boolean): Room[] =>
  rooms.filter((room) => may(actIn[room]) && (room !== 'person' || !may('list')))

function follow(listener: () => void) {
  addEventListener('popstate', listener)
  addEventListener('hashchange', listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener('hashchange', listener)
  }
}

/** What is open: `#/<room>/…`. It is in the address, so that a reload keeps it. */
export const useHash = () => useSyncExternalStore(follow, () => location.hash)

/** The room that an address names. */
export function roomIn(hash: string): Room | undefined {
  const [, named] = hash.split('/')
  return rooms.find((room) => room === named)
}

/** Opens a place. `replace`: without a new entry in the history of the browser. */
export function goTo(hash: string, { replace = false } = {}) {
  if (hash === location.hash) return
  if (replace) history.replaceState(null, '', hash)
  else history.pushState(null, '', hash)
  dispatchEvent(new PopStateEvent('popstate'))
}
