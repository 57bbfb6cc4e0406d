import type { Language } from '#contract/languages.ts'
import type { ContentDraft } from '../read/content-draft.ts'
import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import { createGlossary, type ForbiddenWord } from '../read/glossary.ts'
import type { YamlSource } from '../read/yaml-source.ts'
import { factsWithWords, wordsWithin } from './facts-with-words.ts'
import { filesOf } from './files-of.ts'
import { fault, type Rule } from './rule.ts'
import { textsWithin } from './texts-within.ts'
import { wordedEntries } from './worded-entries.ts'

/** The texts use the terms of `glossary.yaml`. */
export const glossaryTerms: Rule = (draft) => {
  if (!draft.glossary) return []
  const forbiddenIn = createGlossary(draft.glossary.data)
  const issues: ContentIssue[] = []
  for (const { source, path, language, text } of textsByLanguage(draft)) {
    for (const word of forbiddenIn(text, language)) issues.push(fault(source, path, otherWord(word)))
  }
  return issues
}

type TextInLanguage = { source: YamlSource; path: FieldPath; language: Language; text: string }

function* textsByLanguage(draft: ContentDraft): Generator<TextInLanguage> {
  for (const { source, data } of factsWithWords(draft)) {
    for (const { path, language, text } of wordsWithin(data)) yield { source, path: [...path, language], language, text }
  }
  for (const { words } of wordedEntries(draft)) {
    for (const { language, source, data } of filesOf(words)) {
      for (const { path, text } of textsWithin(data)) yield { source, path, language, text }
    }
  }
}

export const otherWord = ({ found, term }: ForbiddenWord) => `"${found}" is not the glossary's word: write "${term}"`
