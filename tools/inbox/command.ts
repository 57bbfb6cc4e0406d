import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'
import { startOfDayInSingapore } from '#i18n/singapore-time.ts'
import type { Config } from '#server/config.ts'
import type { Paint } from '#submissions/staff/table.ts'
import type { Store } from '#submissions/store/store.ts'

export type Inbox = { store: Store; config: Config; args: string[]; paint: Paint; now: Date; say: (text: string) => void }
export type Command = (inbox: Inbox) => Promise<void>

/** What the person who typed the command can mend: told in one line, without a stack. */
export class Fault extends Error {}

const fileFaults = new Map([
  ['EEXIST', 'is there already, and nothing is written over: choose another name'],
  ['ENOENT', 'cannot be made: its folder does not exist'],
  ['ENOTDIR', 'cannot be made: what should be its folder is a file'],
  ['EACCES', 'cannot be made: its folder is not yours to write in'],
  ['EROFS', 'cannot be made: this disk can only be read'],
  ['ENOSPC', 'cannot be written: the disk is full'],
])

/** Why a file could not be made, in words; nothing where that is no fault of whoever named it. */
export function fileFault(path: string, error: unknown): Fault | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words = fileFaults.get(code)
  return words === undefined ? undefined : new Fault(`${path} ${words}.`)
}

/** The options and words behind a command. */
export function read<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Fault(error instanceof Error ? error.message : String(error))
  }
}

/** The reference that was typed; a slip is told before the database is asked. */
export function referenceIn(typed: string | undefined): string {
  if (typed === undefined) throw new Fault('A reference is missing: npm run inbox -- list shows them.')
  const reference = parseReference(typed)
  if (reference === undefined) throw new Fault(`${typed} is no reference: a character is wrong, missing or swapped with another.`)
  return reference
}

export function kindIn(typed: string | undefined): SubmissionKind | undefined {
  if (typed === undefined) return undefined
  const kind = submissionKinds.find((one) => one === typed)
  if (kind === undefined) throw new Fault(`${typed} is no kind of entry; there are ${submissionKinds.join(', ')}.`)
  return kind
}

/** The beginning of a day in Singapore, as the database writes times. */
export function dayIn(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined
  const start = new Date(startOfDayInSingapore(typed))
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(start.getTime()))
    throw new Fault(`${typed} is no day; write YYYY-MM-DD.`)
  return start.toISOString()
}

export const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`
