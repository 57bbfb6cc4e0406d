import { handlers as previewHandlers } from '../preview/preview-calls.ts'
import { entriesHandlers } from './entries-calls.ts'
import { formsHandlers } from './forms-calls.ts'
import { fileHandlers as inboxFileHandlers, handlers as inboxHandlers } from './inbox-calls.ts'
import { publishHandlers } from './publish-calls.ts'
import { translateFileHandlers, translateHandlers } from './translate-calls.ts'
import { visitsHandlers } from './visits-calls.ts'
import { writeHandlers } from './write-calls.ts'

export const handlers = {
  ...inboxHandlers,
  ...visitsHandlers,
  ...writeHandlers,
  ...formsHandlers,
  ...entriesHandlers,
  ...publishHandlers,
  ...translateHandlers,
  ...previewHandlers,
}

/** Calls that are answered with a file, or with 204 if there is nothing to write into one. */
export const fileHandlers = { ...inboxFileHandlers, ...translateFileHandlers }
