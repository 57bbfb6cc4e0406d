import type { z } from 'zod'
import { entriesCalls, entriesResults } from './entries.ts'
import { formsCalls, formsResults } from './forms.ts'
import { inboxCalls, inboxResults } from './inbox.ts'
import { previewCalls, previewResults } from './preview.ts'
import { publishCalls, publishResults } from './publish.ts'
import { translateCalls, translateResults } from './translate.ts'
import { visitsCalls, visitsResults } from './visits.ts'
import { writeCalls, writeResults } from './write.ts'

/** All calls are POST requests: what staff search for must not be in an address or a log. */
export const calls = {
  ...inboxCalls,
  ...visitsCalls,
  ...writeCalls,
  ...formsCalls,
  ...entriesCalls,
  ...publishCalls,
  ...translateCalls,
  ...previewCalls,
}
export type CallName = keyof typeof calls
/** What the browser sends. */
export type FieldsOf<Name extends CallName> = z.input<(typeof calls)[Name]>
/** What the server gets, checked. */
export type CheckedFieldsOf<Name extends CallName> = z.output<(typeof calls)[Name]>

/** What each call returns, apart from those that are answered with a file. */
export const results = {
  ...inboxResults,
  ...visitsResults,
  ...writeResults,
  ...formsResults,
  ...entriesResults,
  ...publishResults,
  ...translateResults,
  ...previewResults,
}
export type ResultName = keyof typeof results
/** What the server returns. */
export type SentResultOf<Name extends ResultName> = z.input<(typeof results)[Name]>
/** What the browser gets, checked. */
export type ResultOf<Name extends ResultName> = z.output<(typeof results)[Name]>
