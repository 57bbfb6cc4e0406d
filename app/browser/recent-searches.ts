import { mayIdentifyPerson } from '#contract/text/may-identify-person.ts'
import { createMemory } from './session-memory.ts'

const key = 'recentSearches'
const mostSearches = 5
/** In characters. Longer texts were pasted, and would not fit into the list. */
const maxLength = 60

/** On this device only: no request contains it. */
const memory = createMemory(() => window.localStorage)

/** What the visitor searched for, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(memory.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, mostSearches) : []
  } catch {
    return []
  }
}

/** Others who use the device may see the list, so it has nothing that may be personal data. */
export function rememberSearch(query: string): void {
  if (query === '' || query.length > maxLength || mayIdentifyPerson(query)) return
  save([query, ...without(query)].slice(0, mostSearches))
}

export function forgetSearch(query: string): void {
  save(without(query))
}

export function forgetSearches(): void {
  save([])
}

const without = (query: string) => recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase())

function save(queries: readonly string[]) {
  if (queries.length > 0) memory.setItem(key, JSON.stringify(queries))
  else memory.removeItem(key)
}
