import { Button } from 'react-aria-components'
import type { Place } from '#studio/wire/visits.ts'
import { useWords } from '../language.tsx'

/** Coming visits of a place whose time has been closed or blocked since they were booked, whatever week is shown. */
export function ClashNotice({ clashes, open }: { clashes: Place['clashes']; open: (clash: Place['clashes'][number]) => void }) {
  const { t, moment } = useWords()
  if (clashes.length === 0) return null
  return (
    <div className="visits-clashes" role="status">
      <p>{t('visits.clashes', { count: clashes.length })}</p>
      <ul>
        {clashes.map((clash) => (
          <li key={clash.reference}>
            <Button className="link" onPress={() => open(clash)}>
              {moment(clash.startsAt)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
