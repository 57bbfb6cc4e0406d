import type { NewSubmission } from '../inbox/accept.ts'
import { createInbox, type InboxOptions, type Submission } from '../inbox/inbox.ts'
import type { Store } from '../store/store.ts'

export const noon = new Date('2030-01-02T12:00:00.000Z')
export const later = (ms: number) => new Date(noon.getTime() + ms)

/** A typical submission. A test passes only the fields that matter to it. */
export function aComplaint(changed: Partial<Submission> = {}): Submission {
  return {
    kind: 'feedback',
    language: 'en',
    fields: { name: 'Ann Lee', country: 'Singapore', city: 'Singapore', phone: '+65 9123 4567', description: 'It hums.' },
    sender: '203.0.113.7',
    suspected: false,
    ...changed,
  }
}

export function aSubscription(email: string, changed: Partial<Submission> = {}): Submission {
  return aComplaint({ kind: 'subscribe', fields: { email }, consentVersion: 'marketing-1', ...changed })
}

/** The same in the form of the `accept` operation. */
export function aRow(changed: Partial<NewSubmission> = {}): NewSubmission {
  const { kind, language, fields } = aComplaint()
  const repeat = { key: String(Math.random()), fieldsHash: 'hash', ttlMs: 60_000 }
  const references = [`REF-${Math.random()}`]
  const row = { references, kind, language, fields, at: noon.toISOString(), personKeys: [], consentVersion: undefined }
  return { ...row, suspected: false, channels: ['mail'], repeat, ...changed }
}

export function inboxOf(store: Store, changed: Partial<InboxOptions> = {}) {
  return createInbox(store, { webhook: false, now: () => noon, ...changed })
}

/** The reference of an accepted submission. Throws on a conflict. */
export async function accepted(accepting: ReturnType<ReturnType<typeof createInbox>['accept']>): Promise<string> {
  const result = await accepting
  if (!('reference' in result)) throw new Error('The submission was refused')
  return result.reference
}
