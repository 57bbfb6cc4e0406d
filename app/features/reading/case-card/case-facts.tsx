import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { DotList } from '#app/ui/reading/dot-list.tsx'
import type { CaseCard } from '#contract/views/articles.ts'
import styles from './case-card-view.module.css'

/** Place, year and number of kitchens. */
export function CaseFacts({ of: { place, year, kitchens } }: { of: Pick<CaseCard, 'place' | 'year' | 'kitchens'> }) {
  const t = useMessages('cooperation')
  return (
    <DotList className={styles.facts}>
      <li>
        <Words of={place} />
      </li>
      <li>{year}</li>
      <li>{t('cooperation.kitchens', { count: kitchens })}</li>
    </DotList>
  )
}
