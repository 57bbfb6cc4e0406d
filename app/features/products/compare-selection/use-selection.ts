import { useSyncExternalStore } from 'react'
import { sessionMemory } from '#app/browser/session-memory.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import { createSelectionStore, noSelection, type Selection } from './selection-store.ts'

export const store = createSelectionStore(sessionMemory)

/** The products of a category that are selected for comparison. */
export function useSelection(category: CategoryNumber): Selection {
  return useSyncExternalStore(
    subscribe,
    () => store.get(category),
    () => noSelection,
  )
}

export const isSelected = (category: CategoryNumber, id: string) => store.get(category).some((product) => product.id === id)

/** Renders its component only when this product is selected or removed: a list has one for each product. */
export function useIsSelected(category: CategoryNumber, id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSelected(category, id),
    () => false,
  )
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
