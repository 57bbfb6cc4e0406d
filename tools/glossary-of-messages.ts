import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textsFolder } from '#catalog/documents/product-text.ts'
import { languageEntry, languageNames } from '#contract/languages.ts'
import { allMessages } from '#i18n/all-messages.ts'
import type { FurtherAdvice } from '#publishing/check/check-content.ts'
import { otherWord } from '#publishing/check/glossary-terms.ts'
import type { ContentIssue } from '#publishing/read/content-issue.ts'
import { createGlossary, type FindForbidden } from '#publishing/read/glossary.ts'

/** Other words that visitors search for. */
const isAlias = (key: string) => key.startsWith('documentAlias.')

/** The site's own messages and mails and the texts of the documents use the terms of the content's glossary. */
export const glossaryOfMessages: FurtherAdvice = async (_folder, { glossary }) => {
  if (!glossary) return []
  const forbiddenIn = createGlossary(glossary.data)
  return [...ofMessages(forbiddenIn), ...ofDocuments(forbiddenIn)]
}

function ofMessages(forbiddenIn: FindForbidden): ContentIssue[] {
  return Object.entries(allMessages).flatMap(([folder, perLanguage]) =>
    languageNames.flatMap((language) =>
      Object.entries(perLanguage[language] ?? {}).flatMap(([key, text]) =>
        (isAlias(key) ? [] : forbiddenIn(text, language)).map((word) => ({
          file: `i18n/${folder}`,
          field: `${languageEntry(language).tag} ${key}`,
          message: otherWord(word),
        })),
      ),
    ),
  )
}

function ofDocuments(forbiddenIn: FindForbidden): ContentIssue[] {
  return globSync('**/*.md', { cwd: fileURLToPath(textsFolder) }).flatMap((file) => {
    const language = languageNames.find((name) => file.endsWith(`.${name}.md`))
    const words = readFileSync(new URL(file, textsFolder), 'utf8').replace(/\{[a-z-]+\}/g, '')
    if (!language) return []
    return forbiddenIn(words, language).map((word) => ({
      file: `catalog/documents/texts/${file}`,
      field: '',
      message: otherWord(word),
    }))
  })
}
