import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { sessionMemory } from '#app/browser/session-memory.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'
import type { CategoryNumber } from '#contract/categories.ts'
import { CompareDrawer } from './compare-drawer.tsx'
import { type ChosenProduct, compareLimit, createSelectionStore, noSelection, type Selection } from './selection-store.ts'

const store = createSelectionStore(sessionMemory)

type CompareSelectionValue = {
  selection: Selection
  toggle: (product: ChosenProduct) => void
  openDrawer: () => void
}

const CompareSelectionContext = createContext<CompareSelectionValue | undefined>(undefined)

/** Provides the compare selection of one category to the page, and reports changes in a toast. */
export function CompareSelection({ category, children }: { category: CategoryNumber; children: ReactNode }) {
  const { t } = useLanguage()
  const { message, show } = useToast()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const selection = useSyncExternalStore(
    subscribe,
    () => store.get(category),
    () => noSelection,
  )

  function toggle(product: ChosenProduct) {
    if (selection.some(({ id }) => id === product.id)) store.remove(category, product.id)
    else if (!store.add(category, product)) show(t('compare.full', { limit: compareLimit }))
  }

  function openDrawer() {
    if (selection.length === 0) show(t('compare.nothingChosen'))
    else setDrawerOpen(true)
  }

  return (
    <CompareSelectionContext value={{ selection, toggle, openDrawer }}>
      {children}
      <CompareDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        category={category}
        selection={selection}
        onRemove={(id) => store.remove(category, id)}
        onClear={() => store.clear(category)}
      />
      <Toast message={message} />
    </CompareSelectionContext>
  )
}

export function useCompareSelection(): CompareSelectionValue {
  const value = use(CompareSelectionContext)
  if (!value) throw new Error('useCompareSelection outside of CompareSelection')
  return value
}

/** A page restored from the back/forward cache has missed changes made since. */
function subscribe(listener: () => void) {
  window.addEventListener('pageshow', listener)
  const unsubscribe = store.subscribe(listener)
  return () => {
    window.removeEventListener('pageshow', listener)
    unsubscribe()
  }
}
