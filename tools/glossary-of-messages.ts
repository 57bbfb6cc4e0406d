import type { FurtherAdvice } from '#catalog/check-content.ts'
import { otherWord } from '#catalog/checks/glossary-terms.ts'
import { createGlossary } from '#catalog/glossary.ts'
import { languageEntry, languageNames } from '#contract/languages.ts'
import { allMessages } from '#i18n/all-messages.ts'

/** Other words that visitors search for. */
const isAlias = (key: string) => key.startsWith('documentAlias.')

/** The site's own messages, mails and documents use the terms of the content's glossary. */
export const glossaryOfMessages: FurtherAdvice = async (_folder, { glossary }) => {
  if (!glossary) return []
  const forbiddenIn = createGlossary(glossary.data)
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
