import { createContext, type ReactNode, type RefObject, use, useMemo, useRef, useState } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { announce, showToast } from '#app/ui/feedback/announcements.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import { LazyCompareDrawer } from './lazy-compare-drawer.tsx'
import { type ChosenProduct, compareLimit } from './selection-store.ts'
import { isSelected, store } from './use-selection.ts'

type CompareSelectionValue = {
  category: CategoryNumber
  toggle: (product: ChosenProduct) => void
  remove: (product: Pick<ChosenProduct, 'id' | 'code'>) => void
  /** The button that opens the drawer. */
  opener: RefObject<HTMLButtonElement | null>
  openDrawer: () => void
}

const CompareSelectionContext = createContext<CompareSelectionValue | undefined>(undefined)

/** Provides the compare selection of one category to the page, and reports changes in a toast. */
export function CompareSelection({ category, children }: { category: CategoryNumber; children: ReactNode }) {
  const t = useMessages('product-card')
  // Undefined: it was never open.
  const [drawerOpen, setDrawerOpen] = useState<boolean>()

  // Without the selection itself: a change would render all cards of the list.
  const opener = useRef<HTMLButtonElement>(null)
  const value = useMemo<CompareSelectionValue>(() => {
    const room = () => t('compare.room', { count: store.get(category).length, limit: compareLimit })
    return {
      category,
      opener,
      toggle(product) {
        if (isSelected(category, product.id)) store.remove(category, product.id)
        else if (!store.add(category, product)) return showToast(t('compare.full', { limit: compareLimit }))
        announce(room())
      },
      remove({ id, code }) {
        store.remove(category, id)
        announce(`${t('compare.removed', { code })} ${room()}`)
      },
      openDrawer() {
        if (store.get(category).length === 0) showToast(t('compare.nothingChosen'))
        else setDrawerOpen(true)
      },
    }
  }, [category, t])

  return (
    <CompareSelectionContext value={value}>
      {children}
      {drawerOpen !== undefined && (
        <LazyCompareDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} category={category} onRemove={value.remove} />
      )}
    </CompareSelectionContext>
  )
}

export function useCompareSelection(): CompareSelectionValue {
  const value = use(CompareSelectionContext)
  if (!value) throw new Error('useCompareSelection outside of CompareSelection')
  return value
}
