import type { Inbox } from '../inbox/inbox.ts'
import { subscriptionOf } from '../inbox/unsubscribe-token.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { createRateLimit } from './rate-limit.ts'

/** Mail programs sometimes repeat a request. */
const attemptsPerReference = { limit: 20, periodMs: 10 * 60_000 }

export type Unsubscribed = 'done' | 'unknown' | 'tooMany' | 'away'
export type Unsubscribe = ReturnType<typeof createUnsubscribe>

/** Withdraws the consent of the subscription in the token, with the same steps as the form. */
export function createUnsubscribe({ inbox, store }: { inbox: Inbox; store: Store }) {
  const byReference = createRateLimit(attemptsPerReference)

  async function withdraw(token: string): Promise<Unsubscribed> {
    const reference = subscriptionOf(await inbox.secret(), token)
    if (reference === undefined) return 'unknown'
    if (!byReference.take(reference).allowed) return 'tooMany'
    const [submission] = await store.run('find', { reference })
    const email = submission?.kind === 'subscribe' ? submission.fields['email'] : undefined
    // The submission was erased, so there is nothing to withdraw.
    if (submission === undefined || email === undefined) return 'done'
    await inbox.accept({
      kind: 'withdrawal',
      language: submission.language,
      fields: { email },
      // A header cannot contain a line break, so no client can send this key.
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
