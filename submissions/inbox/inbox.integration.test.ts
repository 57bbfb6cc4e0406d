import { describe, expect, it } from 'vitest'
import { parseReference } from '#contract/forms/reference.ts'
import { testDatabases } from '../testing/databases.ts'
import { aComplaint, accepted, aRow, aSubscription, inboxOf, later, noon } from '../testing/samples.ts'

const day = 24 * 60 * 60_000
const minute = 60_000

/** As many as the store's queue holds. */
const keysAtOnce = 25
const sendOnce = (inbox: ReturnType<typeof inboxOf>, key: string) => accepted(inbox.accept(aComplaint({ idempotencyKey: key })))

describe.each(testDatabases)('the inbox on $name', ({ name, open }) => {
  it('stores the fields of a submission, in every script, under a unique reference', async () => {
    await using database = await open()
    const fields = { name: '안 리', country: '新加坡', city: '台北 😀', phone: '1', description: 'a\n\tb "c" \\ \' ; --' }
    const reference = await accepted(inboxOf(database.store).accept(aComplaint({ fields, language: 'ko' })))

    expect(parseReference(reference)).toBe(reference)
    const [submission] = await database.store.run('find', { reference })
    expect(submission).toMatchObject({ fields, kind: 'feedback', language: 'ko', status: 'open', receivedAt: noon.toISOString() })
  })

  it('queues a mail to staff, a confirmation if there is an email address, and a webhook call if configured', async () => {
    await using database = await open()
    const told = async (submission: ReturnType<typeof aComplaint>, webhook = false) => {
      const reference = await accepted(inboxOf(database.store, { webhook }).accept(submission))
      const [stored] = await database.store.run('find', { reference })
      return stored?.deliveries.map(({ channel }) => channel)
    }
    expect(await told(aComplaint())).toEqual(['mail'])
    expect(await told(aSubscription('ann@example.com'))).toEqual(['mail', 'confirmation'])
    expect(await told(aSubscription('mistyped'))).toEqual(['mail'])
    const contact = (contact: string) => aComplaint({ kind: 'enquiry', fields: { category: '1', series: 'vela', contact } })
    expect(await told(contact('ann@example.com'), true)).toEqual(['webhook', 'mail', 'confirmation'])
    expect(await told(contact('9123 4567'))).toEqual(['mail'])
    expect(await told(aComplaint({ suspected: true }), true)).toEqual([])
  })

  it('a mailbox gets at most ten confirmations a day, from all senders and for all spellings of its address', async () => {
    await using database = await open()
    const at = (ms: number) => inboxOf(database.store, { now: () => later(ms) })
    const spellings = [
      'annlee@gmail.com',
      'Ann.Lee@Gmail.com',
      'annlee+1@gmail.com',
      'a.n.n.l.e.e@googlemail.com',
      'ａnnlee@gmail.com',
    ]
    const enquiry = (contact: string, n: number) =>
      aComplaint({
        kind: 'enquiry',
        fields: { category: '1', series: 'vela', contact },
        idempotencyKey: `k${n}`,
        sender: `203.0.113.${n}`,
      })
    const sends = Array.from({ length: 12 }, (_, n) => accepted(at(n).accept(enquiry(spellings[n % 5] ?? '', n))))
    await Promise.all(sends)
    const confirmed = async () => {
      const backlog = await database.store.run('backlog', undefined)
      return Object.fromEntries(backlog.map(({ channel, count }) => [channel, count]))
    }
    expect(await confirmed()).toEqual({ mail: 12, confirmation: 10 })
    await accepted(at(20).accept(enquiry('ben.lee@gmail.com', 20)))
    expect(await confirmed()).toEqual({ mail: 13, confirmation: 11 })
    await accepted(at(day + 20).accept(enquiry('annlee@gmail.com', 21)))
    expect(await confirmed()).toEqual({ mail: 14, confirmation: 12 })
  })

  it('promise 3: 20 concurrent requests with the same key, on two nodes, are one submission', async () => {
    await using database = await open()
    const nodes = [inboxOf(database.store), inboxOf(database.another())]
    const sent = Array.from({ length: 20 }, async (_, n) => nodes[n % 2]?.accept(aComplaint({ idempotencyKey: 'k' })))
    const outcomes = await Promise.all(sent)

    expect(outcomes.filter((one) => one?.outcome === 'stored')).toHaveLength(1)
    expect(outcomes.filter((one) => one?.outcome === 'repeated')).toHaveLength(19)
    expect(new Set(outcomes.map((one) => one && 'reference' in one && one.reference)).size).toBe(1)
    const submissions = await database.store.run('find', {})
    expect(submissions.map(({ deliveries }) => deliveries.map(({ channel }) => channel))).toEqual([['mail']])
  })

  it('promise 3: many keys, with 20 concurrent requests each, are one submission per key', { timeout: 600_000 }, async () => {
    await using database = await open()
    const inbox = inboxOf(database.store)
    await inbox.secret()
    // SQLite stores a thousand in seconds. For PostgreSQL see `npm run torture`.
    const keys = Array.from({ length: name === 'SQLite' ? 1_000 : 50 }, (_, n) => `key-${n}`)
    const references = new Map<string, Set<string>>()
    for (let at = 0; at < keys.length; at += keysAtOnce) {
      const some = keys.slice(at, at + keysAtOnce).flatMap((key) => Array<string>(20).fill(key))
      for (const [key, reference] of await Promise.all(some.map(async (key) => [key, await sendOnce(inbox, key)] as const))) {
        references.set(key, (references.get(key) ?? new Set()).add(reference))
      }
    }
    expect([...references.values()].every((one) => one.size === 1)).toBe(true)
    expect(await database.store.run('find', {})).toHaveLength(keys.length)
    expect(await database.store.run('backlog', undefined)).toEqual([{ channel: 'mail', state: 'waiting', count: keys.length }])
  })

  it('a key is valid for a day, for one form and for the same fields', async () => {
    await using database = await open()
    const inbox = inboxOf(database.store)
    const first = await inbox.accept(aComplaint({ idempotencyKey: 'k' }))
    const { fields } = aComplaint()
    const others = { ...fields, city: 'Johor' }

    expect(await inbox.accept(aComplaint({ idempotencyKey: 'k', fields: others }))).toEqual({ outcome: 'conflict' })
    expect(await inbox.accept(aComplaint({ idempotencyKey: 'k', sender: '198.51.100.1', language: 'ko' }))).toMatchObject({
      ...first,
      outcome: 'repeated',
    })
    expect(await inbox.accept(aSubscription('a@example.com', { idempotencyKey: 'k' }))).toMatchObject({ outcome: 'stored' })
    const nextDay = (ms: number) => inboxOf(database.store, { now: () => later(ms) })
    expect(await nextDay(day - 1).accept(aComplaint({ idempotencyKey: 'k' }))).toMatchObject({ outcome: 'repeated' })
    expect(await nextDay(day).accept(aComplaint({ idempotencyKey: 'k', fields: others }))).toMatchObject({ outcome: 'stored' })
  })

  it('without a key, the same fields from the same sender within ten minutes are one submission', async () => {
    await using database = await open()
    const at = (ms: number) => inboxOf(database.store, { now: () => later(ms) })
    const stored = { outcome: 'stored' }
    expect(await at(0).accept(aComplaint())).toMatchObject(stored)
    expect(await at(10 * minute - 1).accept(aComplaint())).toMatchObject({ outcome: 'repeated' })
    expect(await at(10 * minute).accept(aComplaint())).toMatchObject(stored)
    expect(await at(0).accept(aComplaint({ sender: '198.51.100.1' }))).toMatchObject(stored)
    // A person's submission is not a repeat of a spam submission with the same fields.
    expect(await at(0).accept(aComplaint({ suspected: true }))).toMatchObject(stored)
    expect(await at(0).accept(aComplaint({ fields: { ...aComplaint().fields, city: 'Johor' } }))).toMatchObject(stored)
  })

  it('stores and queues in one transaction: a failure rolls back this submission and no other', async () => {
    await using database = await open()
    const broken = aRow({ channels: ['mail', 'mail'] })
    const all = await Promise.allSettled([
      database.store.run('accept', aRow()),
      database.store.run('accept', broken),
      database.store.run('accept', aRow()),
    ])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await database.store.run('find', {})).toHaveLength(2)
    // Its key is still free.
    expect(await database.store.run('accept', { ...broken, channels: [] })).toMatchObject({ outcome: 'stored' })
  })

  it('takes the next candidate if a reference is taken', async () => {
    await using database = await open()
    await database.store.run('accept', aRow({ references: ['TAKEN'] }))
    const second = aRow({ references: ['TAKEN', 'FREE'] })
    expect(await database.store.run('accept', second)).toEqual({ outcome: 'stored', reference: 'FREE' })
    expect(await database.store.run('accept', second)).toEqual({ outcome: 'repeated', reference: 'FREE' })
  })

  it('stores nothing if all candidates are taken', async () => {
    await using database = await open()
    await database.store.run('accept', aRow({ references: ['TAKEN'] }))
    await expect(database.store.run('accept', aRow({ references: ['TAKEN'] }))).rejects.toThrow()
    expect(await database.store.run('find', {})).toHaveLength(1)
  })

  it('stores the version, language and time of a consent, and the time of its withdrawal', async () => {
    await using database = await open()
    const inbox = inboxOf(database.store)
    const reference = await accepted(inbox.accept(aSubscription('Ann@Example.com', { language: 'id' })))
    const other = await accepted(inbox.accept(aSubscription('ben@example.com')))
    const withdrawing = inboxOf(database.store, { now: () => later(1) })
    await accepted(withdrawing.accept(aComplaint({ kind: 'withdrawal', fields: { email: 'ann@example.com ' } })))
    const again = await accepted(inboxOf(database.store, { now: () => later(2 * day) }).accept(aSubscription('ann@example.com')))

    const consents = await Promise.all(
      [reference, other, again].map(async (one) => {
        const [submission] = await database.store.run('find', { reference: one })
        return [submission?.consent, submission?.withdrawnAt]
      }),
    )
    expect(consents).toEqual([
      [{ version: 'marketing-1', language: 'id', at: noon.toISOString() }, later(1).toISOString()],
      [expect.anything(), null],
      [expect.anything(), null],
    ])
  })

  it('six nodes can start at the same time on an empty database', async () => {
    await using database = await open()
    const nodes = [database.store, ...Array.from({ length: 5 }, () => database.another())]
    const secrets = await Promise.all(nodes.map((store) => store.run('secret', undefined)))
    expect(new Set(secrets).size).toBe(1)
  })

  it('refuses a database with a migration of a newer version', async () => {
    await using database = await open()
    await database.store.run('secret', undefined)
    await database.execute("insert into migration (name, applied_at) values ('999-future', 'now')")
    await expect(database.another().run('secret', undefined)).rejects.toThrow('newer version')
  })
})
