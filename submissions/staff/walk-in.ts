import type { Language } from '#contract/languages.ts'
import type { Accepted } from '../inbox/accept.ts'
import { createInbox } from '../inbox/inbox.ts'
import type { Store } from '../store/store.ts'
import type { VisitTimeAsked } from '../visits/book-visit.ts'
import type { By } from './audit.ts'

/** `id` makes it one visit, however often it arrives. Staff may leave out what the visitor does not tell. */
export type WalkIn = {
  id: string
  asked: Omit<VisitTimeAsked, 'byStaff'>
  person: { name: string; email: string; phone: string; models: string; note: string }
  language: Language
  by: By
}

/** Books a visit for somebody who has come or called, at any time that has a seat. Those who give a mailbox get the mails of every visit. */
export async function bookWalkIn(store: Store, { id, asked, person, language, by }: WalkIn): Promise<Accepted> {
  const { rules, kind, people } = asked
  const start = new Date(asked.start).toISOString()
  const accepted = await createInbox(store, { webhook: false }).accept({
    kind: 'visit',
    language,
    fields: { place: rules.place, visit_kind: kind, start, people: String(people), measures: '', ...person },
    idempotencyKey: `walk-in ${id}`,
    sender: 'staff',
    suspected: false,
    visit: { ...asked, start, byStaff: true },
  })
  if (accepted.outcome === 'stored')
    await store.run('recordAudit', { by, entries: [{ action: 'bookVisit', reference: accepted.reference }] })
  return accepted
}
