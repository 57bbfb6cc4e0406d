import type { z } from 'zod'
import { entriesCalls } from './entries.ts'
import { formsCalls } from './forms.ts'
import { inboxCalls } from './inbox.ts'
import { previewCalls } from './preview.ts'
import { publishCalls } from './publish.ts'
import { translateCalls } from './translate.ts'
import { writeCalls } from './write.ts'

/** All calls are POST requests: what staff search for must not be in an address or a log. */
export const calls = {
  ...inboxCalls,
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
