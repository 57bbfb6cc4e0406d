import type { Language } from '#contract/languages.ts'

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

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const inner = value instanceof Map ? [...value.values()] : Object.values(value)
  inner.forEach(deepFreeze)
  return Object.freeze(value)
}
