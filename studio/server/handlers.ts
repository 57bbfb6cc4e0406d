import type { InboxAnswers } from './inbox-calls.ts'
import { fileHandlers as inboxFileHandlers, handlers as inboxHandlers } from './inbox-calls.ts'

/** What each call answers with. */
export type Answers = InboxAnswers

export const handlers = { ...inboxHandlers }

/** Calls that are answered with a file. */
export const fileHandlers = { ...inboxFileHandlers }
