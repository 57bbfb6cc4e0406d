import { useKitchen } from '#app/browser/kitchen/use-kitchen.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { CategorySummary } from '#contract/views.ts'
import { AtHomeShelf } from './at-home/at-home-shelf.tsx'
import { EmptyKitchen } from './empty-kitchen.tsx'
import { KitchenFile } from './kitchen-file.tsx'
import styles from './page.module.css'
import { SharedList } from './shared-list.tsx'
import { ThinkingOfShelf } from './thinking-of-shelf.tsx'
import { useKitchenFacts } from './use-kitchen-facts.ts'

/** Both shelves, as soon as the browser has read them. */
export function Shelves({ categories }: { categories: readonly CategorySummary[] }) {
  const { t } = useLanguage()
  const state = useKitchen()
  const factsState = useKitchenFacts()
  const { facts } = factsState
  if (state.kind === 'loading') return <div className={`needs-script ${styles.awaited}`} />
  if (state.kind === 'refused') return <p className={styles.notice}>{t('kitchen.refused')}</p>
  const { kitchen } = state
  return (
    <div className={styles.shelves}>
      <SharedList kitchen={kitchen} facts={facts} />
      {kitchen.thinkingOf.length + kitchen.atHome.length === 0 && <EmptyKitchen categories={categories} />}
      <ThinkingOfShelf entries={kitchen.thinkingOf} factsState={factsState} />
      <AtHomeShelf entries={kitchen.atHome} facts={facts} />
      <KitchenFile kitchen={kitchen} />
    </div>
  )
}
