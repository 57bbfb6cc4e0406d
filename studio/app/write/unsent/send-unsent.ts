import { entryOf } from '#contract/content/entry-of.ts'
import { CallFailed, call, type Fault } from '#studio/app/call.ts'
import { isHeld } from '../session/draft-session.ts'
import { type Unsent, unsentEdits } from '../session/unsent.ts'
import { ifClosed } from './entry-lock.ts'

/** Edits of an entry that are still only in this browser, and why: somebody else has changed the file, or a call failed. */
export type Left = { key: string; unsent: readonly Unsent[]; why: 'conflict' | Fault }
export type Outcome = { sent: readonly string[]; left: readonly Left[] }

/**
 * Sends what the browser has kept of entries that nobody has open, such as after a crash. What can't be sent stays: nothing is applied to a
 * text that somebody else has changed.
 */
export async function sendUnsent(): Promise<Outcome> {
  const sent: string[] = []
  const left: Left[] = []
  for (const key of unsentEdits.keys()) {
    const [first] = unsentEdits.read(key)
    if (!first) continue
    const entry = entryOf(first.file)
    const rest = await ifClosed(entry, () => sendEach(key))
    if (rest === undefined) continue
    if (rest.unsent.length === 0) sent.push(entry)
    else left.push({ key, ...rest })
  }
  return { sent, left }
}

async function sendEach(key: string): Promise<{ unsent: readonly Unsent[]; why: Left['why'] }> {
  const unsent: Unsent[] = []
  let why: Left['why'] = 'conflict'
  for (const one of unsentEdits.read(key)) {
    const fault = await send(one)
    if (fault === undefined) continue
    unsent.push(one)
    why = fault
  }
  unsentEdits.write(key, unsent)
  return { unsent, why }
}

/** Why the edits of a file were not sent. Undefined if the studio has them. */
async function send({ file, edits, version }: Unsent): Promise<Left['why'] | undefined> {
  try {
    const answer = await call('draftEdit', { file, edits: [...edits], version })
    if (!('conflict' in answer)) return undefined
    // They may have arrived, and only the answer was lost.
    const form = await call('entryForm', { file })
    const value = form.files.find((one) => one.file === file)?.value
    return isHeld(value, edits) ? undefined : 'conflict'
  } catch (error) {
    if (error instanceof CallFailed) return error.fault
    throw error
  }
}
