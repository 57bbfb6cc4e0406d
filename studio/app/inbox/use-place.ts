import { useCallback } from 'react'
import { type View, views } from '#submissions/staff/views.ts'
import { goTo, useHash } from '../place.ts'

/** What is open in the inbox: `#/inbox/<view>/<reference>`. A reference alone says nothing about a person. */
export type Place = { view: View; reference: string | undefined }

function placeIn(hash: string): Place {
  const [, named, reference] = /^#\/inbox\/(\w+)(?:\/([A-Z0-9-]+))?$/.exec(hash) ?? []
  return { view: views.find((view) => view === named) ?? 'open', reference }
}

const hashOf = ({ view, reference }: Place) => `#/inbox/${view}${reference === undefined ? '' : `/${reference}`}`

export function usePlace() {
  const place = placeIn(useHash())
  const { view } = place
  // Reading one entry after the other adds nothing to the history of the browser.
  const go = useCallback((next: Place) => goTo(hashOf(next), { replace: next.view === view }), [view])
  return { place, go }
}
