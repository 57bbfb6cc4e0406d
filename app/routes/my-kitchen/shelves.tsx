import { useKitchen } from '#app/browser/kitchen/use-kitchen.ts'
import { useLanguage } from '#app/language/language.tsx'
import { AtHomeShelf } from './at-home/at-home-shelf.tsx'
import styles from './page.module.css'
import { ThinkingOfShelf } from './thinking-of-shelf.tsx'
import { useKitchenFacts } from './use-kitchen-facts.ts'

/** Both shelves, as soon as the browser has read them. */
export function Shelves() {
  const { t } = useLanguage()
  const state = useKitchen()
  const facts = useKitchenFacts()
  if (state.kind === 'loading') return <div className={styles.awaited} />
  if (state.kind === 'refused') return <p className={styles.notice}>{t('kitchen.refused')}</p>
  const { thinkingOf, atHome } = state.kitchen
  return (
    <>
      <ThinkingOfShelf entries={thinkingOf} facts={facts} />
      <AtHomeShelf entries={atHome} facts={facts} />
    </>
  )
}
