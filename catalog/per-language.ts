import type { Language } from '#contract/languages.ts'
import { createCache } from './create-cache.ts'

/**
 * Builds a value once per language, on first use. All callers share the same object, so it is deep-frozen: otherwise one page could change
 * it for all others.
 */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const fresh = deepFreeze(make(language))
    made.set(language, fresh)
    return fresh
  }
}

/** Builds the views of entries on first use, and caches the ones used recently, up to `maxEntries` in all languages. All callers share a view. */
export function cachedPerLanguage<View extends object>(maxEntries: number, make: (language: Language, id: string) => View) {
  const views = createCache<View>({ maxEntries })
  return (language: Language, id: string): View => views.getOrMake(`${language} ${id}`, () => deepFreeze(make(language, id)))
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const inner = value instanceof Map ? [...value.values()] : Object.values(value)
  inner.forEach(deepFreeze)
  return Object.freeze(value)
}
