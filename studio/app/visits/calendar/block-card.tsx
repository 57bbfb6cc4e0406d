import { Button } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import type { Block } from '#studio/wire/visits.ts'
import { spanText } from './minutes.ts'

/** A time that staff have blocked. */
export function BlockCard({ block, unblock }: { block: Block; unblock: () => void }) {
  const { t } = useWords()
  const time = spanText(block)
  return (
    <div className="block">
      <span className="visit-time">{time}</span>
      <span>{block.text || t('visits.blocked')}</span>
      <span className="visit-more">{t('visits.blockedBy', { who: block.author })}</span>
      <Button className="link" aria-label={t('visits.unblockNamed', { time })} onPress={unblock}>
        {t('visits.unblock')}
      </Button>
    </div>
  )
}
