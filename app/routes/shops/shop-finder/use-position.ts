import { useState } from 'react'
import { distanceInKm, type Position, type ShopView } from '#contract/views/places.ts'
import type { Nearest } from './load.server.ts'

/** Farther than this from every shop in Singapore counts as abroad. */
const abroadFromKm = 60
const positionTimeoutMs = 15_000

export type PositionState = 'idle' | 'waiting' | 'missing' | 'abroad' | 'known'

/** The shops sorted by distance from the visitor. Requests the position only on a click, and never sends it anywhere. */
export function usePosition(shops: readonly ShopView[]) {
  const [state, setState] = useState<PositionState>('idle')
  const [nearest, setNearest] = useState<Nearest>()

  function ask() {
    if (!('geolocation' in navigator)) return setState('missing')
    setState('waiting')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => take({ lat: coords.latitude, lon: coords.longitude }),
      () => setState('missing'),
      { timeout: positionTimeoutMs, maximumAge: 5 * 60_000 },
    )
  }

  function take(from: Position) {
    const sorted = nearestFrom(shops, from)
    const [first] = sorted
    const isNear = first !== undefined && first.km <= abroadFromKm
    setState(isNear ? 'known' : 'abroad')
    setNearest(isNear ? { from, shops: sorted } : undefined)
  }

  function forget() {
    setState('idle')
    setNearest(undefined)
  }

  return { state, nearest, ask, forget }
}

function nearestFrom(shops: readonly ShopView[], from: Position): Nearest['shops'] {
  return shops
    .flatMap(({ id, position }) => (position ? [{ id, km: distanceInKm(from, position) }] : []))
    .toSorted((a, b) => a.km - b.km)
}
