import type { Language } from '#contract/languages.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Store } from '../store/store.ts'
import { countedQuery } from './counted-query.ts'
import { collectOpenedResults } from './opened-results.ts'

export type Search = { language: Language; query: string }
/** A result was opened, on the search page or as a suggestion while typing. */
export type OpenedResult = Search & { isSuggestion: boolean }
export type FindsResult = (search: Search) => Promise<boolean>
type Parts = { store: Pick<Store, 'run'>; now: () => Date; findsResult: FindsResult }

const flushMs = 5 * 60_000
/** Different searches between two flushes. Further ones are not counted, so that a flood fills neither memory nor disk. */
const maxWaiting = 500
/** Different searches of a day. */
const maxPerDay = 2_000

type Waiting = Search & { day: string; searches: number }

/** Counts searches in memory and adds them to the database at intervals, so that a search never waits for it. */
export function createSearchCounter({ store, now, findsResult }: Parts) {
  let waiting = new Map<string, Waiting>()
  const openedResults = collectOpenedResults()
  let counted = { day: '', keys: new Set<string>() }
  const timer = setInterval(() => void flush(), flushMs).unref()

  function count({ language, query: typed }: Search): void {
    const query = countedQuery(typed)
    if (query === undefined) return
    const day = dayInSingapore(now())
    const key = `${day} ${language} ${query}`
    const known = waiting.get(key)
    if (known) known.searches += 1
    else if (waiting.size < maxWaiting && isWithinDay(day, key)) waiting.set(key, { day, language, query, searches: 1 })
  }

  function countOpened({ language, query: typed, isSuggestion }: OpenedResult): void {
    const query = countedQuery(typed)
    if (query !== undefined) openedResults.add({ day: dayInSingapore(now()), language, query, isSuggestion })
  }

  function isWithinDay(day: string, key: string): boolean {
    if (counted.day !== day) counted = { day, keys: new Set() }
    if (counted.keys.size < maxPerDay) counted.keys.add(key)
    return counted.keys.has(key)
  }

  async function flush(): Promise<void> {
    const opened = openedResults.takeDue()
    await flushSearches()
    // Counts are not worth a retry, which could count them twice. `watchStore` logs the failure.
    if (opened.length > 0) await store.run('addOpened', { counts: opened }).catch(() => {})
  }

  async function flushSearches(): Promise<void> {
    const batch = [...waiting.values()]
    waiting = new Map()
    if (batch.length === 0) return
    const counts = []
    for (const { day, language, query, searches } of batch) {
      const finds = await findsResult({ language, query }).catch(() => undefined)
      // A search that fails says nothing about its results.
      if (finds === undefined) continue
      counts.push({ day, language, query, searches, withoutResult: finds ? 0 : searches })
      // Visitors' requests come between two searches.
      await new Promise((resume) => setImmediate(resume))
    }
    await store.run('addSearches', { counts }).catch(() => {})
  }

  return {
    count,
    countOpened,
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
      // What was opened since the last flush.
      await flush()
    },
  }
}
