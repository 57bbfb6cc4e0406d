import { useEffect, useState } from 'react'
import type { Calendar, Counts, Place } from '#studio/wire/visits.ts'
import { call, type Fault, faultOf } from '../call.ts'

/** A closure is published, and midnight passes, without a new version of what visitors sent. */
const lookMs = 10_000

/** Counts up while the room is in front, so that it is looked again what places offer. */
export function useRounds(): number {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setRound((before) => before + 1), lookMs)
    return () => clearInterval(timer)
  }, [])
  return round
}

/** `version`: what has to be another one before it is asked again. */
type Known = { version: string | undefined; setFault: (fault: Fault) => void }

/** The places that take visits, and today in Singapore. Undefined until they have arrived. */
export function usePlaces({ version, setFault }: Known) {
  const [found, setFound] = useState<{ today: string; places: readonly Place[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that a clash may have come or gone.
  useEffect(() => {
    let isCurrent = true
    call('visitPlaces', {})
      .then((answer) => isCurrent && setFound(answer))
      .catch((error: unknown) => isCurrent && setFault(faultOf(error)))
    return () => {
      isCurrent = false
    }
  }, [version, setFault])
  return found
}

type Asked = { place: string | undefined; from: string; until: string }

/**
 * The calendar of a place, kept up to date. Undefined until it has arrived: never the visits of one place or week under the name of another.
 * `latest` is the one before until then, for the visit that stays open beside it.
 */
export function useCalendar({ place, from, until }: Asked, { version, setFault }: Known) {
  const [found, setFound] = useState<{ of: string; calendar: Calendar }>()
  const of = `${place} ${from} ${until}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that the visits may have changed.
  useEffect(() => {
    if (place === undefined) return
    let isCurrent = true
    call('visits', { place, from, until })
      .then((calendar) => isCurrent && setFound({ of: `${place} ${from} ${until}`, calendar }))
      .catch((error: unknown) => isCurrent && setFault(faultOf(error)))
    return () => {
      isCurrent = false
    }
  }, [place, from, until, version, setFault])
  return { calendar: found?.of === of ? found.calendar : undefined, latest: found?.calendar }
}

/** What became of the visits of some days, of all places. */
export function useVisitCounts(
  { from, until }: { from: string; until: string },
  { version, setFault }: Known,
): Counts | undefined {
  const [found, setFound] = useState<{ of: string; counts: Counts }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that the counts may have changed.
  useEffect(() => {
    let isCurrent = true
    call('visitCounts', { from, until })
      .then((counts) => isCurrent && setFound({ of: `${from} ${until}`, counts }))
      .catch((error: unknown) => isCurrent && setFault(faultOf(error)))
    return () => {
      isCurrent = false
    }
  }, [from, until, version, setFault])
  return found?.of === `${from} ${until}` ? found.counts : undefined
}
