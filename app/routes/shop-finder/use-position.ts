import { useState } from 'react'
import { distanceInKm } from '#contract/distance.ts'
import type { Position, ShopView } from '#contract/views/places.ts'
import type { Nearest } from './load.server.ts'

/** Whoever is farther than this from every shop of Singapore is not in Singapore. */
const abroadFromKm = 60
const waitMs = 15_000

export type PositionState = 'unasked' | 'waiting' | 'missing' | 'abroad' | 'known'

/**
 * The shops by their distance from where the visitor is. Asked for on a click and never before; the position is used here, in the
 * browser, and sent nowhere.
 */
export function usePosition(shops: readonly ShopView[]) {
  const [state, setState] = useState<PositionState>('unasked')
  const [nearest, setNearest] = useState<Nearest>()

  function ask() {
    if (!('geolocation' in navigator)) return setState('missing')
    setState('waiting')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => take({ lat: coords.latitude, lon: coords.longitude }),
      () => setState('missing'),
      { timeout: waitMs, maximumAge: 5 * 60_000 },
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
    setState('unasked')
    setNearest(undefined)
  }

  return { state, nearest, ask, forget }
}

function nearestFrom(shops: readonly ShopView[], from: Position): Nearest['shops'] {
  return shops
    .flatMap(({ id, position }) => (position ? [{ id, km: distanceInKm(from, position) }] : []))
    .toSorted((a, b) => a.km - b.km)
}
