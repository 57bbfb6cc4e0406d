import { describe, expect, it } from 'vitest'
import type { Submission } from '../inbox/inbox.ts'
import { keyedHash } from '../inbox/keyed-hash.ts'
import { unsubscribeToken } from '../inbox/unsubscribe-token.ts'
import type { Store } from '../store/store.ts'
import { testDatabases } from '../testing/databases.ts'
import { aComplaint, accepted, aSubscription, inboxOf, later } from '../testing/samples.ts'
import { createUnsubscribe } from './unsubscribe.ts'

const minute = 60_000
const email = 'ann.lee@gmail.com'
const withdrawalOf = (email: string) => aComplaint({ kind: 'withdrawal', fields: { email } })

/** A node whose clock goes on by a minute with every step. */
function nodeOf(store: Store) {
  let minutes = 0
  const inbox = inboxOf(store, { now: () => later(minutes * minute) })
  const unsubscribe = createUnsubscribe({ inbox, store })
  return {
    send: (submission: Submission) => {
      minutes += 1
      return inbox.accept(submission)
    },
    open: (token: string) => {
      minutes += 1
      return unsubscribe(token)
    },
    /** Where newsletters go. */
    subscribed: async () => {
      const found = await store.run('find', { kind: 'subscribe', withdrawn: false })
      return found.map(({ fields }) => fields['email'])
    },
    secret: () => inbox.secret(),
  }
}

describe.each(testDatabases)('the consent of a mailbox on $name', ({ open }) => {
  it('F1: subscribing, withdrawing and subscribing again each count, whatever key is repeated', async () => {
    await using database = await open()
    const node = nodeOf(database.store)
    const subscription = aSubscription(email, { idempotencyKey: 'subscribe' })
    const withdrawal = { ...withdrawalOf('AnnLee+x@googlemail.com'), idempotencyKey: 'withdraw' }

    const first = await accepted(node.send(subscription))
    expect(await node.send(subscription)).toEqual({ outcome: 'repeated', reference: first })
    expect(await node.send(aSubscription('annlee@gmail.com'))).toEqual({ outcome: 'repeated', reference: first })
    expect(await node.subscribed()).toEqual([email])

    const withdrawn = await accepted(node.send(withdrawal))
    expect(await node.send(withdrawal)).toEqual({ outcome: 'repeated', reference: withdrawn })
    expect(await node.subscribed()).toEqual([])

    // The same key as before, but the mailbox isn't subscribed any more: so this is no repeat.
    const second = await node.send(subscription)
    expect(second).toMatchObject({ outcome: 'stored' })
    expect(await node.subscribed()).toEqual([email])
    expect(await node.send(withdrawal)).toMatchObject({ outcome: 'stored' })
    expect(await node.subscribed()).toEqual([])
    expect(await node.send({ ...subscription, fields: { email: 'ben@example.com' } })).toEqual({ outcome: 'conflict' })
  })

  it('F1: without a key, subscribing again within ten minutes of a withdrawal counts', async () => {
    await using database = await open()
    const node = nodeOf(database.store)
    await node.send(aSubscription(email))
    await node.send(withdrawalOf(email))
    expect(await node.send(aSubscription(email))).toMatchObject({ outcome: 'stored' })
    expect(await node.subscribed()).toEqual([email])
  })

  it('F1: an old link ends the subscription that the mailbox has now, as often as it is needed', async () => {
    await using database = await open()
    const node = nodeOf(database.store)
    const first = await accepted(node.send(aSubscription(email)))
    const token = unsubscribeToken(await node.secret(), email)
    const oldToken = `${first}.${keyedHash(await node.secret(), 'unsubscribe', first)}`

    for (const link of [token, oldToken, token, oldToken]) {
      expect(await node.open(link)).toBe('done')
      expect(await node.subscribed()).toEqual([])
      expect(await node.open(link)).toBe('done')
      // The withdrawn subscription is erased every night.
      const before = later(1_000 * minute).toISOString()
      const retentions = [{ kind: 'subscribe', suspected: false, before, withdrawn: true }]
      await database.store.run('purge', { retentions, dryRun: false, now: before })
      await node.send(aSubscription(email))
      expect(await node.subscribed()).toEqual([email])
    }
  })

  it('F1: a link of an earlier subscription that left no trace says that it is old, not that it is done', async () => {
    await using database = await open()
    const node = nodeOf(database.store)
    await node.send(aSubscription(email))
    const token = `H7KM-3QRC.${keyedHash(await node.secret(), 'unsubscribe', 'H7KM-3QRC')}`
    expect(await node.open(token)).toBe('old')
    expect(await node.open(`${token}x`)).toBe('unknown')
    expect(await node.subscribed()).toEqual([email])
  })

  it('F1: of 20 subscriptions of a mailbox at the same time, on two nodes, one is stored', async () => {
    await using database = await open()
    const nodes = [inboxOf(database.store), inboxOf(database.another())]
    const sends = Array.from({ length: 20 }, async (_, n) =>
      nodes[n % 2]?.accept(aSubscription(email, { idempotencyKey: `k${n}` })),
    )
    const outcomes = await Promise.all(sends)
    expect(outcomes.filter((one) => one?.outcome === 'stored')).toHaveLength(1)
    expect(await database.store.run('find', {})).toHaveLength(1)
  })

  it('F1: what an earlier version has written is caught up with at the next start', async () => {
    await using database = await open()
    const node = nodeOf(database.store)
    const references = [
      await accepted(node.send(aSubscription('a.nn+1@gmail.com'))),
      await accepted(node.send(aSubscription('ben@example.com'))),
    ]
    // An earlier version knows only these tables, and one spelling of a key.
    for (const table of ['consent', 'subscription', 'erasure']) await database.execute(`delete from ${table}`)
    await database.execute("delete from person_key where value = 'ann@gmail.com'")
    await database.execute(`update submission set withdrawn_at = '2030-01-03' where reference = '${references[1]}'`)

    const next = database.another()
    expect(await next.run('find', { personKeys: ['ann@gmail.com'] })).toHaveLength(1)
    expect(await database.execute('select state, reference from consent order by state')).toEqual([
      { state: 'subscribed', reference: references[0] },
      { state: 'withdrawn', reference: null },
    ])
    const oldToken = `${references[0]}.${keyedHash(await node.secret(), 'unsubscribe', references[0] ?? '')}`
    expect(await node.open(oldToken)).toBe('done')
    expect(await node.subscribed()).toEqual([])
  })

  it('F1: an earlier version refuses no database with this schema', async () => {
    await using database = await open()
    await database.store.run('secret', undefined)
    const names = await database.execute('select name from migration order by name')
    expect(names).toEqual(
      ['001-inbox', '002-search-count', '003-opened-results', '004-staff-work', '005-answers'].map((name) => ({ name })),
    )
  })
})
