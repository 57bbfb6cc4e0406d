import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { forms } from '#contract/forms/forms.ts'
import type { Channel, Delivered } from '../channels/channel.ts'
import { mailChannels } from '../channels/mail-channels.ts'
import type { Store } from '../store/store.ts'
import { testDatabases } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { aComplaint, accepted, aSubscription, inboxOf, noon } from '../testing/samples.ts'
import { type OutboxEvent, runOutbox } from './run-outbox.ts'

const hour = 60 * 60_000

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const staffOf = 'staff@example.com'
const by = { who: 'mei', at: '2030-01-02T12:00:00.000Z' }
const everybody = Object.fromEntries(Object.keys(forms).map((kind) => [kind, staffOf])) as Record<keyof typeof forms, string>
const sender = async () => ({
  brand: 'Solenne',
  phone: '+65 6100 0000',
  url: 'https://x.example.com',
  unsubscribeUrl: (reference: string) => `https://x.example.com/unsubscribe?token=${reference}.x`,
  recalls: () => [],
  findModel: () => undefined,
  certificateUrl: 'https://x.example.com/registration#certificate',
  visitPage: 'https://x.example.com/visit',
  visitUrl: (reference: string) => `https://x.example.com/your-visit?token=${reference}.x`,
  visitPlace: () => ({ name: 'Showroom', address: '21 Kiln Lane', phone: '+65 6100 0001', mapUrl: 'https://maps.example.com' }),
  visitLeadMs: () => 2 * 60 * 60_000,
})

/** A node that delivers, with a clock that the test sets. */
function aNode(store: Store, changed: { channels?: Channel[]; clock?: { now: Date }; deliveryMs?: number } = {}) {
  const clock = changed.clock ?? { now: noon }
  const mail = mailChannels({
    smtpUrl: server.url,
    from: 'site@example.com',
    to: everybody,
    sender,
    digest: (reference) => store.run('digest', { reference }),
    visit: (reference) => store.run('visitOf', { reference }),
  })
  const failures: (OutboxEvent & { parked: boolean })[] = []
  const outbox = runOutbox({
    store,
    channels: changed.channels ?? mail.channels,
    now: () => clock.now,
    onFailure: (event, parked) => failures.push({ ...event, parked }),
    pollMs: 20,
    deliveryMs: changed.deliveryMs,
  })
  return {
    clock,
    failures,
    /** Resolves after one attempt for each entry that is due. */
    work: outbox.wake,
    async [Symbol.asyncDispose]() {
      await outbox.stop()
      mail.close()
    },
  }
}

const deliveryOf = async (store: Store, reference: string, channel = 'mail') => {
  const [submission] = await store.run('find', { reference })
  return submission?.deliveries.find((delivery) => delivery.channel === channel)
}
const mailsAbout = (reference: string) => server.received.filter(({ head }) => head.includes(reference))

describe.each(testDatabases)('the outbox on $name', ({ open }) => {
  it('sends one mail to staff and one confirmation to the visitor', async () => {
    await using database = await open()
    const reference = await accepted(inboxOf(database.store).accept(aSubscription('ann@example.com', { language: 'ko' })))
    await using _node = aNode(database.store)
    await eventually(async () => (await deliveryOf(database.store, reference, 'confirmation'))?.state === 'sent')
    await eventually(async () => (await deliveryOf(database.store, reference))?.state === 'sent')

    expect(
      mailsAbout(reference)
        .map(({ to, messageId }) => [to, messageId])
        .sort(),
    ).toEqual([
      [['ann@example.com'], `<${reference}.confirmation@example.com>`],
      [['staff@example.com'], `<${reference}.mail@example.com>`],
    ])
    const [toStaff] = mailsAbout(reference).filter(({ to }) => to[0] === staffOf)
    expect(toStaff?.head).toMatch(/^Reply-To: ann@example.com$/m)
    expect(toStaff?.head).toMatch(/^From: Solenne <site@example.com>$/m)
    const [toVisitor] = mailsAbout(reference).filter(({ to }) => to[0] === 'ann@example.com')
    expect(toVisitor?.head).toMatch(/^Reply-To: staff@example.com$/m)
  })

  it('typed text cannot add a header or a second address', async () => {
    await using database = await open()
    const contact = 'ann@example.com\r\nBcc: everybody@example.com, b@example.com'
    const enquiry = aComplaint({ kind: 'enquiry', fields: { category: '1\r\nBcc: all@example.com', series: 'x', contact } })
    const reference = await accepted(inboxOf(database.store).accept(enquiry))
    await using _node = aNode(database.store)
    await eventually(async () => (await deliveryOf(database.store, reference))?.state === 'sent')
    expect(mailsAbout(reference).map(({ to }) => to)).toEqual([[staffOf]])
    expect(mailsAbout(reference)[0]?.head).not.toMatch(/^(Bcc|Cc):/im)
    expect(mailsAbout(reference)[0]?.head).toMatch(/^Reply-To: staff@example.com$/m)
  })

  it('sends nothing without a mail server, and everything once one is configured', async () => {
    await using database = await open()
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    {
      await using node = aNode(database.store, { channels: [] })
      await node.work()
    }
    expect(await deliveryOf(database.store, reference)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await database.store.run('backlog', undefined)).toEqual([{ channel: 'mail', state: 'waiting', count: 1 }])

    await using _node = aNode(database.store, { clock: { now: new Date(noon.getTime() + 30 * 24 * hour) } })
    await eventually(async () => (await deliveryOf(database.store, reference))?.state === 'sent')
  })

  it('promise 4: mails are retried for three days, then parked, and staff can send them again', async () => {
    await using database = await open()
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    await server.cutOff()
    await using node = aNode(database.store)
    onTestFinished(server.putBack)
    const state = async () => (await deliveryOf(database.store, reference))?.state
    for (let tried = 0; !node.failures.at(-1)?.parked; tried = node.failures.length) {
      if (tried > 0) node.clock.now = new Date(node.clock.now.getTime() + 6 * hour)
      await eventually(() => node.failures.length > tried)
    }
    await eventually(async () => (await state()) === 'parked')
    const lastTry = node.clock.now.getTime() - noon.getTime()
    expect(lastTry).toBeGreaterThan(71 * hour)
    expect(lastTry).toBeLessThan(80 * hour)
    expect(node.failures.at(-1)).toMatchObject({ reference, channel: 'mail', parked: true })
    expect(await deliveryOf(database.store, reference)).toMatchObject({
      state: 'parked',
      last_error: expect.stringMatching(/^E[A-Z]+$/),
    })
    expect(await database.store.run('find', { parked: true })).toHaveLength(1)
    // The log contains no personal data.
    expect(JSON.stringify(node.failures)).not.toMatch(/Ann|9123|hums|example\.com/)

    await server.putBack()
    expect(await database.store.run('resend', { reference: undefined, now: node.clock.now.toISOString(), by })).toBe(1)
    await eventually(async () => (await state()) === 'sent')
    expect(mailsAbout(reference)).toHaveLength(1)
  })

  it('every attempt has the same Message-ID', async () => {
    await using database = await open()
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    await using node = aNode(database.store)
    await eventually(() => mailsAbout(reference).length === 1)
    await eventually(async () => (await deliveryOf(database.store, reference))?.state === 'sent')
    await database.store.run('resend', { reference, now: node.clock.now.toISOString(), by })
    await eventually(() => mailsAbout(reference).length === 2)
    expect(new Set(mailsAbout(reference).map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('two nodes share the work: each of 60 mails is sent once', async () => {
    await using database = await open()
    const inbox = inboxOf(database.store)
    const sent = Array.from({ length: 60 }, (_, n) => accepted(inbox.accept(aComplaint({ idempotencyKey: `k${n}` }))))
    const references = await Promise.all(sent)
    await using _one = aNode(database.store)
    await using _two = aNode(database.another())
    await eventually(async () => (await database.store.run('backlog', undefined)).length === 0)
    expect(references.map((reference) => mailsAbout(reference).length)).toEqual(references.map(() => 1))
  })

  it('SI1: a webhook that does not respond holds no mail back', async () => {
    await using database = await open()
    const inbox = inboxOf(database.store, { webhook: true })
    const sent = Array.from({ length: 20 }, (_, n) => accepted(inbox.accept(aComplaint({ idempotencyKey: `k${n}` }))))
    const references = await Promise.all(sent)
    const called = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<Delivered>()
    const dead: Channel = {
      name: 'webhook',
      deliver: () => {
        called.resolve()
        return ended.promise
      },
    }
    const mail: Channel = { name: 'mail', deliver: async () => ({ ok: true }) }
    await using _node = aNode(database.store, { channels: [dead, mail] })
    await called.promise
    await eventually(async () => (await database.store.run('backlog', undefined)).every(({ channel }) => channel === 'webhook'))
    for (const reference of references) expect(await deliveryOf(database.store, reference)).toMatchObject({ state: 'sent' })
    ended.resolve({ ok: false, error: 'TIMEOUT', permanent: false })
  })

  it('SI1: staff are told of suspected spam in one mail a day, with counts and references, however many nodes there are', async () => {
    await using database = await open()
    const inbox = inboxOf(database.store)
    const spam = (n: number, at: Date) =>
      accepted(
        inboxOf(database.store, { now: () => at }).accept(
          aComplaint({ suspected: true, idempotencyKey: `${n} ${at.toISOString()}` }),
        ),
      )
    const held = await Promise.all([1, 2, 3].map((n) => spam(n, noon)))
    await accepted(inbox.accept(aComplaint()))
    const clock = { now: noon }
    const digests = () => server.received.filter(({ messageId }) => messageId.startsWith('<digest-'))
    const before = digests().length
    const told = () => digests().slice(before)
    await using one = aNode(database.store, { clock })
    await using two = aNode(database.another(), { clock })
    await Promise.all([one.work(), two.work()])
    expect(told()).toEqual([])

    // 08:01 in Singapore on the next day.
    clock.now = new Date('2030-01-03T00:01:30Z')
    await Promise.all([one.work(), two.work()])
    await eventually(async () => (await database.store.run('backlog', undefined)).length === 0)
    await Promise.all([one.work(), two.work()])
    expect(told()).toHaveLength(1)
    expect(told()[0]).toMatchObject({ to: [staffOf], messageId: '<digest-2030-01-03.digest@example.com>' })
    const decoded = (told()[0]?.body ?? '').replaceAll('=\r\n', '')
    for (const reference of held) expect(decoded).toContain(reference)
    expect(told()[0]?.head).toMatch(/^Subject: Suspected spam: 3 submissions$/m)
    expect(told()[0]?.head).toMatch(/^Reply-To: staff@example.com$/m)
    // Nothing that was typed.
    expect(decoded).not.toMatch(/Ann|9123|hums/)

    // The next one is about what came later, and a day without any has none.
    clock.now = new Date('2030-01-04T00:01:30Z')
    await Promise.all([one.work(), two.work()])
    const later = await spam(4, new Date('2030-01-04T09:00:00Z'))
    clock.now = new Date('2030-01-06T03:00:00Z')
    await Promise.all([one.work(), two.work()])
    await eventually(() => told().length > 1)
    expect(told().map(({ messageId }) => messageId)).toEqual([
      '<digest-2030-01-03.digest@example.com>',
      '<digest-2030-01-06.digest@example.com>',
    ])
    expect(told()[1]?.body).toContain(later)
    for (const reference of held) expect(told()[1]?.body).not.toContain(reference)
  })

  it('if a node dies during a delivery, another node delivers after the lease', async () => {
    await using database = await open()
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    const claim = {
      channel: 'mail',
      limit: 8,
      leaseMs: 120_000,
      now: noon.toISOString(),
    }
    expect(await database.store.run('claim', claim)).toHaveLength(1)
    expect(await database.store.run('claim', claim)).toHaveLength(0)

    await using node = aNode(database.store)
    await node.work()
    expect(mailsAbout(reference)).toHaveLength(0)
    node.clock.now = new Date(noon.getTime() + 120_000)
    await eventually(() => mailsAbout(reference).length === 1)
  })

  it('a node whose lease has expired neither parks nor postpones an entry that another node delivers', async () => {
    await using database = await open()
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    const aChannel = () => ({ begun: Promise.withResolvers<void>(), end: Promise.withResolvers<Delivered>() })
    const deliveredBy = ({ begun, end }: ReturnType<typeof aChannel>): Channel => ({
      name: 'mail',
      deliver: () => {
        begun.resolve()
        return end.promise
      },
    })
    const [slow, next] = [aChannel(), aChannel()]
    await using lateNode = aNode(database.store, { channels: [deliveredBy(slow)], clock: { now: noon } })
    await slow.begun.promise
    await using otherNode = aNode(database.another(), {
      channels: [deliveredBy(next)],
      clock: { now: new Date(noon.getTime() + hour) },
    })
    await next.begun.promise

    slow.end.resolve({ ok: false, error: 'EENVELOPE 550', permanent: true })
    await lateNode.work()
    expect(lateNode.failures).toEqual([])
    expect(await deliveryOf(database.store, reference)).toMatchObject({ state: 'waiting', attempts: 2, last_error: null })
    next.end.resolve({ ok: true })
    await otherNode.work()
    expect(await deliveryOf(database.store, reference)).toMatchObject({ state: 'sent' })
  })

  it('a delivery that hangs times out before its lease expires, and does not block others', async () => {
    await using database = await open()
    const inbox = inboxOf(database.store)
    const [stuck, fine] = [await accepted(inbox.accept(aComplaint())), await accepted(inbox.accept(aSubscription('mistyped')))]
    const channel: Channel = {
      name: 'mail',
      deliver: async ({ reference }) => (reference === stuck ? new Promise(() => {}) : { ok: true }),
    }
    await using node = aNode(database.store, { channels: [channel], deliveryMs: 50 })
    await node.work()
    expect(await deliveryOf(database.store, stuck)).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'TIMEOUT' })
    expect(await deliveryOf(database.store, fine)).toMatchObject({ state: 'sent' })
  })

  it('a mailbox that does not exist is not retried, except that of our staff', async () => {
    await using database = await open()
    server.refused.add('nobody@example.com').add(staffOf)
    const reference = await accepted(inboxOf(database.store).accept(aSubscription('nobody@example.com')))
    await using _node = aNode(database.store)
    await eventually(async () => (await deliveryOf(database.store, reference, 'confirmation'))?.state === 'parked')
    await eventually(async () => (await deliveryOf(database.store, reference))?.last_error === 'EENVELOPE 550')
    expect(await deliveryOf(database.store, reference)).toMatchObject({ state: 'waiting', attempts: 1 })
    server.refused.clear()
  })

  it('the key that finds repeats is kept for a day, and deleted within a minute after that', async () => {
    await using database = await open()
    await accepted(inboxOf(database.store).accept(aComplaint({ idempotencyKey: 'k' })))
    await using node = aNode(database.store, { channels: [] })
    await using copies = await mkdtempDisposable(join(tmpdir(), 'hearth-keys-'))
    const keys = async () => {
      const path = join(copies.path, String(Math.random()))
      return (await database.store.run('dump', { path, at: '' })).repeat_key
    }
    node.clock.now = new Date(noon.getTime() + 24 * hour - 1)
    await node.work()
    expect(await keys()).toBe(1)
    node.clock.now = new Date(noon.getTime() + 24 * hour + 60_000)
    await node.work()
    expect(await keys()).toBe(0)
  })

  it('a submission that is erased during its delivery leaves nothing behind', async () => {
    await using database = await open()
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    const begun = Promise.withResolvers<void>()
    const erased = Promise.withResolvers<void>()
    const slow: Channel = {
      name: 'mail',
      async deliver() {
        begun.resolve()
        await erased.promise
        return { ok: true }
      },
    }
    {
      await using _node = aNode(database.store, { channels: [slow] })
      await begun.promise
      expect(await database.store.run('erasePerson', { personKeys: ['91234567'], by })).toEqual([reference])
      erased.resolve()
    }
    expect(await database.store.run('find', {})).toEqual([])
    expect(await database.store.run('backlog', undefined)).toEqual([])
  })
})
