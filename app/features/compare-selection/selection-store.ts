import type { KeyedTexts } from '#app/browser/session-memory.ts'
import type { CategoryNumber } from '#contract/categories.ts'
import type { Picture, ProductCard } from '#contract/views.ts'

/** How many products can stand beside each other (P4). */
export const compareLimit = 3

/** What the drawer shows of a chosen product. It is the same in every language, so that the choice outlives a change of language. */
export type ChosenProduct = Pick<ProductCard, 'id' | 'code'> & { picture: Omit<Picture, 'alt'> }
export type Selection = readonly ChosenProduct[]

export const noSelection: Selection = []

/** Each category has its own selection, which lasts as long as the session (P6). */
export function createSelectionStore(storage: KeyedTexts) {
  const listeners = new Set<() => void>()
  const lastRead = new Map<CategoryNumber, { text: string | null; selection: Selection }>()

  /** The same array as long as nothing changed. Read from the storage each time: a page that comes back by Back may have been overtaken. */
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

  /** Whether there was room: a fourth product is dropped (P4). */
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

/** What stands in the storage may be older than this code, or somebody's own doing: what cannot be read is no selection. */
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
