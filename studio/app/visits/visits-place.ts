import { useCallback } from 'react'
import { goTo, useHash } from '../place.ts'

export const visitViews = ['day', 'week', 'numbers'] as const
export type VisitView = (typeof visitViews)[number]

/** What is open: `#/visits/<place>/<view>/<day>/<reference>`. A reference alone says nothing about a person. */
export type VisitsPlace = {
  place: string | undefined
  view: VisitView
  day: string | undefined
  reference: string | undefined
}

const pattern = /^#\/visits(?:\/([a-z0-9-]{1,100})(?:\/(day|week|numbers)(?:\/(\d{4}-\d{2}-\d{2})(?:\/([A-Z0-9-]{1,40}))?)?)?)?$/

export function visitsPlaceIn(hash: string): VisitsPlace {
  const [, place, named, day, reference] = pattern.exec(hash) ?? []
  const isDay = day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return {
    ...{ place, reference },
    view: visitViews.find((view) => view === named) ?? 'week',
    day: isDay ? day : undefined,
  }
}

export const visitsHash = ({ place, view, day, reference }: VisitsPlace) =>
  `#/visits${[place, place && view, place && day, place && day && reference].map((part) => (part ? `/${part}` : '')).join('')}`

export function useVisitsPlace() {
  const open = visitsPlaceIn(useHash())
  const { place, view } = open
  // Leafing through days and visits adds nothing to the history of the browser.
  const go = useCallback(
    (next: VisitsPlace) => goTo(visitsHash(next), { replace: next.place === place && next.view === view }),
    [place, view],
  )
  return { open, go }
}
