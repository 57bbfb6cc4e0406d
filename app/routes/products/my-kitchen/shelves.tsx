import { useKitchen } from '#app/browser/kitchen/use-kitchen.ts'
import { useMessages } from '#app/language/messages.ts'
import type { CategorySummary } from '#contract/views.ts'
import { EmptyKitchen } from './empty-kitchen.tsx'
import { KitchenFile } from './kitchen-file.tsx'
import { OwnedShelf } from './owned/owned-shelf.tsx'
import styles from './page.module.css'
import { useKitchenFacts } from './use-kitchen-facts.ts'
import { SharedList } from './wishlist/shared-list.tsx'
import { WishlistShelf } from './wishlist/wishlist-shelf.tsx'

/** Both shelves, as soon as the browser has read them. */
export function Shelves({ categories }: { categories: readonly CategorySummary[] }) {
  const t = useMessages('my-kitchen')
  const state = useKitchen()
  const factsState = useKitchenFacts()
  const { facts } = factsState
  if (state.kind === 'loading') return <div className={`needs-script ${styles.awaited}`} />
  if (state.kind === 'refused') return <p className={styles.notice}>{t('kitchen.refused')}</p>
  const { kitchen } = state
  return (
    <div className={styles.shelves}>
      <SharedList kitchen={kitchen} facts={facts} />
      {kitchen.wishlist.length + kitchen.owned.length === 0 && <EmptyKitchen categories={categories} />}
      <WishlistShelf entries={kitchen.wishlist} factsState={factsState} />
      <OwnedShelf entries={kitchen.owned} facts={facts} />
      <KitchenFile kitchen={kitchen} />
    </div>
  )
}
