import type { GlossaryFile } from '#contract/content/editorial/glossary.ts'
import { type Language, languageNames } from '#contract/languages.ts'

export type ForbiddenWord = { found: string; term: string }
export type FindForbidden = (text: string, language: Language) => ForbiddenWord[]

/**
 * Returns a function that finds words which the glossary forbids. Words in Latin letters are found as whole words, with or without a plural s
 * and whatever their case; others anywhere, because Chinese has no spaces and Korean adds particles. A word may begin with Latin letters and end
 * with others: "LPG 통".
 */
export function createGlossary(concepts: GlossaryFile): FindForbidden {
  const perLanguage = new Map(languageNames.map((language) => [language, forbiddenIn(concepts, language)]))
  return (text, language) => perLanguage.get(language)?.(text) ?? []
}

function forbiddenIn(concepts: GlossaryFile, language: Language): ((text: string) => ForbiddenWord[]) | undefined {
  const terms = new Map(
    concepts.flatMap(({ terms, forbidden }) =>
      (forbidden?.[language] ?? []).map((word) => [word.toLowerCase(), terms[language] ?? terms.en]),
    ),
  )
  if (terms.size === 0) return undefined
  const anyForbidden = anyOf([...terms.keys()])
  const allowed = concepts.flatMap((concept) => concept.allowed?.[language] ?? [])
  const anyAllowed = allowed.length === 0 ? undefined : anyOf(allowed)

  return (text) => {
    const searched = anyAllowed ? text.replaceAll(anyAllowed, ' ') : text
    return [...searched.matchAll(anyForbidden)].map(([found]) => {
      const word = found.toLowerCase()
      return { found, term: terms.get(word) ?? terms.get(word.slice(0, -1)) ?? '' }
    })
  }
}

/** The longest first, so that a word is not found as a part of another one. */
function anyOf(words: readonly string[]): RegExp {
  const patterns = words.toSorted((a, b) => b.length - a.length).map(patternOf)
  return new RegExp(patterns.join('|'), 'giu')
}

function patternOf(word: string): string {
  const escaped = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const [begins, ends] = [/^\p{Script=Latin}/u.test(word), /\p{Script=Latin}$/u.test(word)]
  return `${begins ? '(?<!\\p{L})' : ''}${escaped}${ends ? 's?(?!\\p{L})' : ''}`
}
