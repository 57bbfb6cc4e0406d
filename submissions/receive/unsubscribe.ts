import type { Inbox } from '../inbox/inbox.ts'
import { subscriptionOf } from '../inbox/unsubscribe-token.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { createRateLimit } from './rate-limit.ts'

/** Mail programs repeat a request now and then; nobody needs more. */
const triesOfReference = { limit: 20, periodMs: 10 * 60_000 }

export type Unsubscribed = 'done' | 'unknown' | 'tooMany' | 'away'
export type Unsubscribe = ReturnType<typeof createUnsubscribe>

/** Withdraws the consent of whoever got a link of ours, the same way as the form does. */
export function createUnsubscribe({ inbox, store }: { inbox: Inbox; store: Store }) {
  const byReference = createRateLimit(triesOfReference)

  async function withdraw(token: string): Promise<Unsubscribed> {
    const reference = subscriptionOf(await inbox.secret(), token)
    if (reference === undefined) return 'unknown'
    if (!byReference.take(reference).allowed) return 'tooMany'
    const [entry] = await store.run('find', { reference })
    const email = entry?.kind === 'subscribe' ? entry.fields['email'] : undefined
    // Erased by now: there is nothing left to withdraw.
    if (entry === undefined || email === undefined) return 'done'
    await inbox.accept({
      kind: 'withdrawal',
      language: entry.language,
      fields: { email },
      // No header can hold a line end, so nobody else's key is the same.
      idempotencyKey: `unsubscribe\n${reference}`,
      sender: reference,
      suspected: false,
    })
    return 'done'
  }

  return (token: string): Promise<Unsubscribed> =>
    withdraw(token).catch((error) => {
      if (error instanceof StoreUnavailable) return 'away'
      throw error
    })
}
