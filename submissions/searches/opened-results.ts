import type { OpenedCount } from './search-counts.ts'

/** Different searches that wait between two flushes. */
const maxWaiting = 500

type Opened = Pick<OpenedCount, 'day' | 'language' | 'query'> & { isSuggestion: boolean }

/** Collects opened results in memory. They wait one flush longer than searches: another node may not have written theirs yet. */
export function collectOpenedResults() {
  let fresh = new Map<string, OpenedCount>()
  let due = new Map<string, OpenedCount>()

  return {
    add({ isSuggestion, ...search }: Opened): void {
      const key = `${search.day} ${search.language} ${search.query}`
      if (!fresh.has(key) && fresh.size === maxWaiting) return
      const { opened, searches } = fresh.get(key) ?? { opened: 0, searches: 0 }
      // A search whose suggestion was opened never reached the search page, so it is not counted yet.
      fresh.set(key, { ...search, opened: opened + 1, searches: searches + (isSuggestion ? 1 : 0) })
    },

    takeDue(): OpenedCount[] {
      const taken = [...due.values()]
      due = fresh
      fresh = new Map()
      return taken
    },
  }
}
