import type { SearchFile } from '#contract/content/search.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { foldCharacter, foldLetters } from './fold.ts'
import { stopWords } from './stop-words.ts'
import { isSyllables, stem } from './terms.ts'

/** A word in Latin letters, or one Chinese or Korean character. */
export type Atom = { text: string; isCharacter: boolean; startsWord: boolean }
/** An entry of `search.yaml`. */
export type Concept = SearchFile[number]

const longestPhrase = 14

/** The atoms of a text. Spaces between Korean words don't matter. */
export function atomsOf(text: string): Atom[] {
  const words = [...text.matchAll(atom)]
  return words.flatMap(({ 0: word, index }): Atom[] => {
    const startsWord = index === 0 || /\s/.test(text.charAt(index - 1))
    if (isSyllables(word)) return [{ text: foldCharacter(word), isCharacter: true, startsWord }]
    const letters = foldLetters(word)
    return stopWords.has(letters) ? [] : [{ text: stem(letters), isCharacter: false, startsWord }]
  })
}

const atom = /[\p{Script=Han}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hangul}])[\p{L}\p{N}\p{M}])+/gu

/** Equal for texts with the same words. */
export const keyOf = (atoms: readonly Atom[]) => atoms.map(({ text, isCharacter }) => (isCharacter ? text : ` ${text}`)).join('')

export type Found = { concepts: readonly Concept[]; atoms: readonly Atom[] }
export type Phrases = ReturnType<typeof createPhrases>

/** Finds the words of `search.yaml` in queries of any language. */
export function createPhrases(concepts: readonly Concept[]) {
  const meanings = new Map<string, { language: Language; concept: Concept }[]>()
  /** Phrases without their spaces, and single words, for typos. */
  const joined = new Map<string, readonly Atom[]>()
  for (const concept of concepts) {
    for (const language of languageNames) {
      for (const words of concept.words[language] ?? []) {
        const atoms = atomsOf(words)
        const key = keyOf(atoms)
        meanings.set(key, [...(meanings.get(key) ?? []), { language, concept }])
        for (const typed of initialsOf(key)) meanings.set(typed, [...(meanings.get(typed) ?? []), { language, concept }])
        if (atoms.every(({ isCharacter }) => !isCharacter)) joined.set(atoms.map(({ text }) => text).join(''), atoms)
      }
    }
  }
  const singleWords = new Set([...joined.values()].flatMap((atoms) => atoms.map(({ text }) => text)))

  /** A word may mean different things in different languages. */
  function conceptsOf(key: string, language: Language): Concept[] {
    const all = meanings.get(key) ?? []
    const own = all.filter((one) => one.language === language)
    return [...new Set((own.length > 0 ? own : all).map(({ concept }) => concept))]
  }

  /** Splits atoms into phrases that mean something and the atoms between them. Longer phrases come first. */
  function split(atoms: readonly Atom[], language: Language): Found[] {
    for (let length = Math.min(longestPhrase, atoms.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= atoms.length; start += 1) {
        const part = atoms.slice(start, start + length)
        const isInsideWord = length === 1 && part[0]?.isCharacter && atoms.length > 1 && touches(atoms, start)
        const concepts = isInsideWord ? [] : conceptsOf(keyOf(part), language)
        if (concepts.length > 0) {
          return [
            ...split(atoms.slice(0, start), language),
            { concepts, atoms: part },
            ...split(atoms.slice(start + length), language),
          ]
        }
      }
    }
    return atoms.length === 0 ? [] : [{ concepts: [], atoms }]
  }

  /** The meaning of a phrase that differs from the characters in one of them. */
  function almost(atoms: readonly Atom[], language: Language): Concept[] {
    const typed = keyOf(atoms)
    for (const key of meanings.keys()) {
      const wrong = key.length === typed.length && [...key].filter((character, at) => character !== typed[at]).length
      if (wrong === 1) return conceptsOf(key, language)
    }
    return []
  }

  return { split, almost, joined, singleWords }
}

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const firstSyllable = 0xac00
const syllablesPerInitial = 588

/** A Korean word by the first letters of its syllables, as people type it on a phone. */
function initialsOf(key: string): string[] {
  if (!/^[가-힣]{2,}$/.test(key)) return []
  return [
    [...key].map((syllable) => initials[Math.floor((syllable.charCodeAt(0) - firstSyllable) / syllablesPerInitial)]).join(''),
  ]
}

const touches = (atoms: readonly Atom[], at: number) => [atoms[at - 1], atoms[at + 1]].some((atom) => atom?.isCharacter)
