import type { Language } from '#contract/languages.ts'

/**
 * Makes something once for each language, when it is first asked for. Everybody gets the same object, so it is frozen: a page that changed
 * what it was given would change it for all.
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

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const inner = value instanceof Map ? [...value.values()] : Object.values(value)
  inner.forEach(deepFreeze)
  return Object.freeze(value)
}
