import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'
import type { CategoryNumber } from '#contract/categories.ts'
import { CompareDrawer } from './compare-drawer.tsx'
import { type ChosenProduct, compareLimit } from './selection-store.ts'
import { store } from './use-selection.ts'

type CompareSelectionValue = {
  category: CategoryNumber
  toggle: (product: ChosenProduct) => void
  openDrawer: () => void
}

const CompareSelectionContext = createContext<CompareSelectionValue | undefined>(undefined)

/** Provides the compare selection of one category to the page, and reports changes in a toast. */
export function CompareSelection({ category, children }: { category: CategoryNumber; children: ReactNode }) {
  const { t } = useLanguage()
  const { message, show } = useToast()
  // Undefined: it was never open.
  const [drawerOpen, setDrawerOpen] = useState<boolean>()

  // Without the selection itself: a change would render all cards of the list.
  const value = useMemo<CompareSelectionValue>(
    () => ({
      category,
      toggle(product) {
        if (store.get(category).some(({ id }) => id === product.id)) store.remove(category, product.id)
        else if (!store.add(category, product)) show(t('compare.full', { limit: compareLimit }))
      },
      openDrawer() {
        if (store.get(category).length === 0) show(t('compare.nothingChosen'))
        else setDrawerOpen(true)
      },
    }),
    [category, show, t],
  )

  return (
    <CompareSelectionContext value={value}>
      {children}
      {drawerOpen !== undefined && <CompareDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} category={category} />}
      <Toast message={message} />
    </CompareSelectionContext>
  )
}

export function useCompareSelection(): CompareSelectionValue {
  const value = use(CompareSelectionContext)
  if (!value) throw new Error('useCompareSelection outside of CompareSelection')
  return value
}
