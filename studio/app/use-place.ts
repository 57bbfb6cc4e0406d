import { useCallback, useEffect, useState } from 'react'
import { type View, views } from '#submissions/staff/views.ts'

/** What is open. It is in the address, so that a reload keeps it. A reference alone says nothing about a person. */
export type Place = { view: View; reference: string | undefined }

function placeIn(hash: string): Place {
  const [, named, reference] = /^#\/(\w+)(?:\/([A-Z0-9-]+))?$/.exec(hash) ?? []
  return { view: views.find((view) => view === named) ?? 'open', reference }
}

const hashOf = ({ view, reference }: Place) => `#/${view}${reference === undefined ? '' : `/${reference}`}`

export function usePlace() {
  const [place, setPlace] = useState(() => placeIn(location.hash))
  useEffect(() => {
    const follow = () => setPlace(placeIn(location.hash))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const go = useCallback((next: Place) => {
    setPlace((place) => {
      if (hashOf(next) === hashOf(place)) return place
      // Reading one entry after the other adds nothing to the history of the browser.
      if (next.view === place.view) history.replaceState(null, '', hashOf(next))
      else history.pushState(null, '', hashOf(next))
      return next
    })
  }, [])
  return { place, go }
}
