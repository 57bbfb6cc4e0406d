import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'
import { startOfDayInSingapore } from '#i18n/singapore-time.ts'
import type { Config } from '#server/config/config.ts'
import type { By } from '#submissions/staff/audit.ts'
import type { Paint } from '#submissions/staff/table.ts'
import type { Store } from '#submissions/store/store.ts'

export type Inbox = {
  store: Store
  config: Config
  args: string[]
  paint: Paint
  now: Date
  /** The member of staff, for the record of who did what. */
  who: string
  say: (text: string) => void
}
export type Command = (inbox: Inbox) => Promise<void>

/** Who runs the command, and when. */
export const byOf = ({ who, now }: Pick<Inbox, 'who' | 'now'>): By => ({ who, at: now.toISOString() })

/** An error that the user of the command can fix. Printed in one line, without a stack trace. */
export class Fault extends Error {}

const fileFaults = new Map([
  ['EEXIST', 'already exists and is not overwritten: choose another name'],
  ['ENOENT', 'cannot be created: its folder does not exist'],
  ['ENOTDIR', 'cannot be created: the path of its folder is a file'],
  ['EACCES', 'cannot be created: you may not write in its folder'],
  ['EROFS', 'cannot be created: the disk is read-only'],
  ['ENOSPC', 'cannot be written: the disk is full'],
  ['EDQUOT', 'cannot be written: your share of the disk is full'],
  ['EFBIG', 'cannot be written: it is larger than a file may be here'],
])

/** Explains why a file could not be written. Undefined for errors that the user cannot fix. */
export function fileFault(path: string, error: unknown): Fault | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words = fileFaults.get(code)
  return words === undefined ? undefined : new Fault(`${path} ${words}.`)
}

/** Parses the arguments of a command. Throws a Fault if they are wrong. */
export function read<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Fault(error instanceof Error ? error.message : String(error))
  }
}

/** Parses a reference. Its check character finds typing mistakes without the database. */
export function referenceIn(typed: string | undefined): string {
  if (typed === undefined) throw new Fault('The reference is missing. To see all references: npm run inbox -- list')
  const reference = parseReference(typed)
  if (reference === undefined)
    throw new Fault(`${typed} is not a valid reference: a character is wrong or missing, or two are swapped.`)
  return reference
}

export function kindIn(typed: string | undefined): SubmissionKind | undefined {
  if (typed === undefined) return undefined
  const kind = submissionKinds.find((one) => one === typed)
  if (kind === undefined) throw new Fault(`${typed} is not a kind of submission. Kinds: ${submissionKinds.join(', ')}.`)
  return kind
}

/** The start of a day in Singapore, as an ISO 8601 time in UTC. */
export function dayIn(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined
  const start = new Date(startOfDayInSingapore(typed))
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(start.getTime()))
    throw new Fault(`${typed} is not a date. Write it as YYYY-MM-DD.`)
  return start.toISOString()
}

export const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`
