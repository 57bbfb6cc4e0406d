import type { Language } from '#contract/languages.ts'
import { type Wanted, wantedPhrase } from './find-matches.ts'
import { measureTerm } from './measures.ts'
import type { Atom } from './phrases.ts'
import { isSyllables, phraseTerms, queryTerms } from './terms.ts'
import type { Part, WantedMeasure } from './understand-query.ts'

type Phrase = readonly string[]

/** What entries must have for a part of a query: its words, others with the same meaning, or words that are spelt almost so. */
export function wantedFor({ concepts, atoms, alternatives }: Part, language: Language, isLast: boolean): Wanted {
  const others = concepts
    .flatMap(({ words }) => words[language] ?? words.en ?? [])
    .map((words) => wantedPhrase(phraseTerms(words)))
  const typed = wantedPhrase(phraseTerms(textOf(atoms)))
  const [word] = atoms
  // The last word may be unfinished, so it matches as a prefix from two letters on. Earlier words need four letters.
  const isPrefix = atoms.length === 1 && word && !isSyllables(word.text) && word.text.length >= (isLast ? 2 : 4)
  const all = [typed, ...others]
  return {
    phrases: [...typed.phrases, ...shortest(others.flatMap(({ phrases }) => phrases)), ...alternatives.map((one) => [one])],
    prefixes: [...all.flatMap(({ prefixes }) => prefixes), ...(isPrefix ? [word.text] : [])],
    isGuess: alternatives.length > 0,
  }
}

/** Without the phrases that contain another one: a search for "hood" also finds "kitchen hood", and each phrase takes time. */
function shortest(phrases: readonly Phrase[]): Phrase[] {
  const keys = phrases.map((terms) => ` ${terms.join(' ')} `)
  return phrases.filter(
    (_, at) => !keys.some((key, other) => (other < at || key !== keys[at]) && other !== at && keys[at]?.includes(key)),
  )
}

/** The same, but of words in Chinese and Korean that mean nothing in particular, each pair of characters by itself. */
export function looselyWanted(part: Part, language: Language): Wanted[] {
  if (part.concepts.length > 0 || !part.atoms.every(({ isCharacter }) => isCharacter)) return [wantedFor(part, language, false)]
  return queryTerms(textOf(part.atoms)).map((term) => wantedPhrase([term]))
}

export const wantedMeasure = (measure: WantedMeasure): Wanted => ({ phrases: [[measureTerm(measure)]], prefixes: [] })

const textOf = (atoms: readonly Atom[]) =>
  atoms
    .map(({ text, isCharacter, startsWord }) => (isCharacter ? `${startsWord ? ' ' : ''}${text}` : ` ${text} `))
    .join('')
    .trim()
