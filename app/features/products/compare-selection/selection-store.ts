import type { KeyedTexts } from '#app/browser/session-memory.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { Picture, ProductCard } from '#contract/views.ts'

/** Maximum number of products in a comparison (P4). */
export const compareLimit = 3

/** What the drawer shows of a selected product. Contains nothing that depends on the language, so the selection survives a language change. */
export type ChosenProduct = Pick<ProductCard, 'id' | 'code'> & { picture: Omit<Picture, 'alt'> }
export type Selection = readonly ChosenProduct[]

export const noSelection: Selection = []

/** One selection per category, stored for the session (P6). */
export function createSelectionStore(storage: KeyedTexts) {
  const listeners = new Set<() => void>()
  const lastRead = new Map<CategoryNumber, { text: string | null; selection: Selection }>()

  /** Returns the same array until it changes. Reads storage every time: a page from the back/forward cache may have missed changes. */
  function get(category: CategoryNumber): Selection {
    const text = storage.getItem(storageKey(category))
    const last = lastRead.get(category)
    if (last?.text === text) return last.selection

    const selection = parseSelection(text)
    lastRead.set(category, { text, selection })
    return selection
  }

  function set(category: CategoryNumber, selection: Selection) {
    if (selection.length === 0) storage.removeItem(storageKey(category))
    else storage.setItem(storageKey(category), JSON.stringify(selection))
    for (const listener of listeners) listener()
  }

  /** Returns false if the selection was full: a fourth product is dropped (P4). */
  function add(category: CategoryNumber, { id, code, picture: { src, width, height } }: ChosenProduct): boolean {
    const selection = get(category)
    if (selection.some((chosen) => chosen.id === id)) return true
    if (selection.length >= compareLimit) return false
    set(category, [...selection, { id, code, picture: { src, width, height } }])
    return true
  }

  function remove(category: CategoryNumber, id: string) {
    set(
      category,
      get(category).filter((chosen) => chosen.id !== id),
    )
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return { get, add, remove, clear: (category: CategoryNumber) => set(category, noSelection), subscribe }
}

const storageKey = (category: CategoryNumber) => `compare-${category}`

/** Storage may hold a value from an older version, or one edited by hand: what can't be parsed is an empty selection. */
function parseSelection(text: string | null): Selection {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isChosenProduct).slice(0, compareLimit) : noSelection
  } catch {
    return noSelection
  }
}

function isChosenProduct(value: unknown): value is ChosenProduct {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['code'] === 'string' &&
    isRecord(value['picture']) &&
    typeof value['picture']['src'] === 'string' &&
    typeof value['picture']['width'] === 'number' &&
    typeof value['picture']['height'] === 'number'
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
