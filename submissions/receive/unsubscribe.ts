import type { Language } from '#contract/languages.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { type Subscriber, verifyUnsubscribeToken } from '../inbox/unsubscribe-token.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { createRateLimit } from './rate-limit.ts'

/** Mail programs sometimes repeat a request. */
const attemptsPerSubscriber = { limit: 20, periodMs: 10 * 60_000 }

/** `done`: the mailbox gets no news any more. `old`: a link of an earlier subscription that nobody knows of now. */
export type Unsubscribed = 'done' | 'old' | 'unknown' | 'tooMany' | 'away'
export type Unsubscribe = ReturnType<typeof createUnsubscribe>

/** Withdraws the consent of the mailbox in the token, with the same steps as the form: whichever subscription it has now. */
export function createUnsubscribe({ inbox, store }: { inbox: Inbox; store: Store }) {
  const bySubscriber = createRateLimit(attemptsPerSubscriber)
  const keyOf = (subscriber: Subscriber) => ('mailbox' in subscriber ? subscriber.mailbox : subscriber.reference)

  async function withdraw(token: string): Promise<Unsubscribed> {
    const subscriber = verifyUnsubscribeToken(await inbox.secret(), token)
    if (subscriber === undefined) return 'unknown'
    if (!bySubscriber.take(keyOf(subscriber)).allowed) return 'tooMany'
    const subscription = await store.run('subscriptionOf', subscriber)
    if (subscription.found !== 'live') return subscription.found === 'unknown' ? 'old' : 'done'
    const { email, language } = subscription
    await inbox.accept({
      kind: 'withdrawal',
      // The inbox stores only these languages.
      language: language as Language,
      fields: { email },
      sender: keyOf(subscriber),
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
