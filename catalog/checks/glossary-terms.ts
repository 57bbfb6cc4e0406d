import { languageNames } from '#contract/languages.ts'
import { createGlossary, type ForbiddenWord } from '../glossary.ts'
import { factsWithWords, wordsWithin } from './facts-with-words.ts'
import { fault, type Rule } from './rule.ts'
import { textsWithin } from './texts-within.ts'
import { wordedEntries } from './worded-entries.ts'

/** The texts use the terms of `glossary.yaml`. */
export const glossaryTerms: Rule = (draft) => {
  if (!draft.glossary) return []
  const forbiddenIn = createGlossary(draft.glossary.data)
  return [
    ...factsWithWords(draft).flatMap(({ source, data }) =>
      wordsWithin(data).flatMap(({ path, language, text }) =>
        forbiddenIn(text, language).map((word) => fault(source, [...path, language], otherWord(word))),
      ),
    ),
    ...wordedEntries(draft).flatMap(({ words }) =>
      languageNames.flatMap((language) => {
        const file = words[language]
        if (!file) return []
        return textsWithin(file.data).flatMap(({ path, text }) =>
          forbiddenIn(text, language).map((word) => fault(file.source, path, otherWord(word))),
        )
      }),
    ),
  ]
}

export const otherWord = ({ found, term }: ForbiddenWord) => `"${found}" is not the glossary's word: write "${term}"`
