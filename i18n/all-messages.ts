import type { Language } from '#contract/languages.ts'
import { apiMessages } from './api/api-words.ts'
import { documentMessages } from './documents/document-words.ts'
import { fitMessages } from './fit/fit-words.ts'
import { interfaceMessages } from './interface/interface-messages.server.ts'
import { mailMessages } from './mails/mail-words.ts'
import { searchFieldMessages } from './search-field.ts'

type Messages = Readonly<Record<string, string>>

/** All messages by folder. For checks; the site reads each folder's own. */
export const allMessages: Record<string, { en: Messages } & { [language in Language]?: Messages }> = {
  interface: interfaceMessages,
  api: apiMessages,
  mails: mailMessages,
  documents: documentMessages,
  fit: fitMessages,
  searchField: searchFieldMessages,
}
