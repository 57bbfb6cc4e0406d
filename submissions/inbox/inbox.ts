import { randomInt } from 'node:crypto'
import type { StoredFields, SubmissionKind } from '#contract/forms/form.ts'
import { referenceCount, referenceOf } from '#contract/forms/reference.ts'
import type { Language } from '#contract/languages.ts'
import { emailOf, personKeys } from '../person-keys.ts'
import type { Store } from '../store/store.ts'
import type { Accepted } from './accept.ts'
import { fieldsHash, keyedHash } from './keyed-hash.ts'
import { knownSecret } from './known-secret.ts'

export type Submission = {
  kind: SubmissionKind
  language: Language
  /** By their stored names, clean and checked. */
  fields: StoredFields
  /** The version of the text that was agreed to, if any. */
  consentVersion?: string
  /** The client's own key; without one, the same fields from the same sender soon after are the same submission. */
  idempotencyKey?: string
  /** What one subscriber of the network holds. It is hashed and forgotten within minutes. */
  sender: string
  suspected: boolean
}

export type InboxOptions = { webhook: boolean; now: () => Date; onStored?: () => void }

const dayMs = 24 * 60 * 60_000
const keyLastsMs = dayMs
const keylessLastsMs = 10 * 60_000
const candidates = 4
/** Somebody who registers a whole kitchen gets one for each appliance; nobody's mailbox gets more in a day. */
const confirmationsADay = 10

/** Where everything that visitors send goes in. */
export function createInbox(store: Store, { webhook, now, onStored }: InboxOptions) {
  const secret = knownSecret(store)

  /** Stores it and queues what staff and the visitor are told. Rejects with StoreUnavailable where that cannot be done now. */
  async function accept(submission: Submission): Promise<Accepted> {
    const { kind, language, fields, consentVersion, suspected } = submission
    const at = now()
    const key = await secret()
    const accepted = await store.run('accept', {
      references: Array.from({ length: candidates }, () => referenceOf(randomInt(referenceCount))),
      kind,
      language,
      at: at.toISOString(),
      fields,
      personKeys: personKeys(kind, fields),
      consentVersion,
      suspected,
      channels: suspected ? [] : ['mail', ...(webhook ? ['webhook'] : [])],
      repeat: repeatOf(submission, key, at),
      confirmations: suspected ? undefined : confirmationsOf(submission, key, at),
    })
    if (accepted.outcome === 'stored') onStored?.()
    return accepted
  }

  return { accept, secret }
}
export type Inbox = ReturnType<typeof createInbox>

function repeatOf({ kind, fields, idempotencyKey, sender, suspected }: Submission, secret: string, at: Date) {
  const hash = fieldsHash(secret, kind, fields)
  // A person who sends the same as a program did is not the program.
  const by = suspected ? 'program' : 'person'
  const key = idempotencyKey === undefined ? ['sender', by, sender, kind, hash] : ['key', by, kind, idempotencyKey]
  const lastsMs = idempotencyKey === undefined ? keylessLastsMs : keyLastsMs
  return { key: keyedHash(secret, ...key), fieldsHash: hash, until: new Date(at.getTime() + lastsMs).toISOString() }
}

function confirmationsOf({ kind, fields }: Submission, secret: string, at: Date) {
  const email = emailOf(kind, fields)
  if (email === undefined) return undefined
  const keys = Array.from({ length: confirmationsADay }, (_, n) => keyedHash(secret, 'confirmation', mailboxOf(email), String(n)))
  return { keys, until: new Date(at.getTime() + dayMs).toISOString() }
}

/** `Ann+news@example.com` is delivered to `ann@example.com`. */
const mailboxOf = (email: string) =>
  email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
