import { type PreviewAnswers, handlers as previewHandlers } from '../preview/preview-calls.ts'
import { type EntriesAnswers, entriesHandlers } from './entries-calls.ts'
import { type FormsAnswers, formsHandlers } from './forms-calls.ts'
import type { InboxAnswers } from './inbox-calls.ts'
import { fileHandlers as inboxFileHandlers, handlers as inboxHandlers } from './inbox-calls.ts'
import { type PublishAnswers, publishHandlers } from './publish-calls.ts'
import { type TranslateAnswers, translateFileHandlers, translateHandlers } from './translate-calls.ts'
import { type WriteAnswers, writeHandlers } from './write-calls.ts'

/** What each call answers with. */
export type Answers = InboxAnswers &
  WriteAnswers &
  FormsAnswers &
  EntriesAnswers &
  PublishAnswers &
  TranslateAnswers &
  PreviewAnswers

export const handlers = {
  ...inboxHandlers,
  ...writeHandlers,
  ...formsHandlers,
  ...entriesHandlers,
  ...publishHandlers,
  ...translateHandlers,
  ...previewHandlers,
}

/** Calls that are answered with a file, or with 204 if there is nothing to write into one. */
export const fileHandlers = { ...inboxFileHandlers, ...translateFileHandlers }
