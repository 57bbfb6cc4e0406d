import type { Language } from '#contract/languages.ts'
import { createMemo } from './memo.ts'
import { deepFreeze } from './per-language.ts'

/**
 * Builds the views of entries on first use and keeps the ones used recently: up to twice `size` in each language. All callers share a view,
 * so it is frozen.
 */
export function cachedPerLanguage<View>(size: number, make: (language: Language, id: string) => View) {
  const memos = new Map<Language, ReturnType<typeof createMemo<View>>>()
  return (language: Language, id: string): View => {
    const memo = memos.get(language) ?? createMemo<View>(size)
    memos.set(language, memo)
    return memo(id, () => deepFreeze(make(language, id)))
  }
}
