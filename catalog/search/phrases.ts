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

/** The atoms of a text. Spaces between Korean words don't matter. Stop words are left out if there are others. */
export function atomsOf(text: string): Atom[] {
  const all = [...text.matchAll(atom)].map(({ 0: word, index }): Atom => {
    const startsWord = index === 0 || /\s/.test(text.charAt(index - 1))
    if (isSyllables(word)) return { text: foldCharacter(word), isCharacter: true, startsWord }
    return { text: foldLetters(word), isCharacter: false, startsWord }
  })
  const searched = all.filter(({ text: word }) => !stopWords.has(word))
  return (searched.length > 0 ? searched : all).map((one) => (one.isCharacter ? one : { ...one, text: stem(one.text) }))
}

const atom = /[\p{Script=Han}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hangul}])[\p{L}\p{N}\p{M}])+/gu

/** Equal for texts with the same words. */
export const keyOf = (atoms: readonly Atom[]) => atoms.map(({ text, isCharacter }) => (isCharacter ? text : ` ${text}`)).join('')

type Meaning = { language: Language; concept: Concept }
export type Found = { concepts: readonly Concept[]; atoms: readonly Atom[] }
export type Phrases = ReturnType<typeof createPhrases>

/** Finds the words of `search.yaml` in queries of any language. Making it takes 20 ms. */
export function createPhrases(concepts: readonly Concept[]) {
  const meanings = new Map<string, Meaning[]>()
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

  /** The meanings of atoms, also if the words of a phrase are split in other places: "dianci lu" for "dian ci lu". */
  function meaningsOf(atoms: readonly Atom[]) {
    const own = meanings.get(keyOf(atoms))
    if (own || atoms.length < 2 || atoms.some(({ isCharacter }) => isCharacter)) return own ?? []
    const phrase = joined.get(atoms.map(({ text }) => text).join(''))
    return phrase ? (meanings.get(keyOf(phrase)) ?? []) : []
  }

  /** A word may mean different things in different languages. */
  function inLanguage(all: readonly Meaning[], language: Language): Concept[] {
    const own = all.filter((one) => one.language === language)
    return [...new Set((own.length > 0 ? own : all).map(({ concept }) => concept))]
  }

  /** Splits atoms into phrases that mean something and the atoms between them. Longer phrases come first. */
  function split(atoms: readonly Atom[], language: Language): Found[] {
    for (let length = Math.min(longestPhrase, atoms.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= atoms.length; start += 1) {
        const part = atoms.slice(start, start + length)
        const isInsideWord = length === 1 && part[0]?.isCharacter && atoms.length > 1 && touches(atoms, start)
        const concepts = isInsideWord ? [] : inLanguage(meaningsOf(part), language)
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
      if (wrong === 1) return inLanguage(meanings.get(key) ?? [], language)
    }
    return []
  }

  const means = (words: string) => meanings.has(keyOf(atomsOf(words)))

  return { split, almost, means, joined, singleWords }
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
