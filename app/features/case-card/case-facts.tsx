import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { DotList } from '#app/ui/dot-list.tsx'
import type { CaseCard } from '#contract/views/articles.ts'
import styles from './case-facts.module.css'

/** Place, year and number of kitchens. */
export function CaseFacts({ of: { place, year, kitchens } }: { of: Pick<CaseCard, 'place' | 'year' | 'kitchens'> }) {
  const { t } = useLanguage()
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
