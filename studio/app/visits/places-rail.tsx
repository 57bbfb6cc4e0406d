import { Button } from 'react-aria-components'
import type { Place } from '#studio/wire/visits.ts'
import { useWords } from '../language.tsx'
import { RailItem } from '../ui/rail-item.tsx'
import { usePlaceName } from './use-place-name.ts'

type PlacesRailProps = {
  places: readonly Place[]
  place: Place | undefined
  open: (place: Place) => void
  openFeed: () => void
}

/** The places that take visits. A red number: visits whose time has been closed or blocked since. */
export function PlacesRail({ places, place, open, openFeed }: PlacesRailProps) {
  const { t } = useWords()
  const placeName = usePlaceName()
  const labelOf = (one: Place) => (one.kinds.length > 0 ? placeName(one) : `${placeName(one)} (${t('visits.closedPlace')})`)
  return (
    <nav className="rail" aria-label={t('visits.places')}>
      <ul>
        {places.map((one) => (
          <li key={one.id}>
            <RailItem
              label={labelOf(one)}
              count={one.clashes.length}
              isAlarming
              isCurrent={one.id === place?.id}
              onPress={() => open(one)}
            />
          </li>
        ))}
      </ul>
      <div className="rail-foot">
        {place && (
          <Button className="quiet-button" onPress={openFeed}>
            {t('visits.feed')}
          </Button>
        )}
      </div>
    </nav>
  )
}
