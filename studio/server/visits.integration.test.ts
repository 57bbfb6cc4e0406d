import { describe, expect, it } from 'vitest'
import { testDatabases } from '#submissions/testing/databases.ts'
import { openStudio } from './testing/open-studio.ts'

/** `noon` of the samples is Wednesday, 2 January 2030. These are days of the same week. */
const week = { place: 'courts', from: '2029-12-31', until: '2030-01-06' }
const at = (time: string) => `2030-01-04T${time}:00Z`
const somebody = { name: 'Ann Lee', email: '', phone: '9123 4567', models: 'RH-9010', note: '', language: 'ko' }
const walkIn = { place: 'courts', kind: 'model', people: 1, start: at('04:00'), ...somebody }

describe.each(testDatabases)('the calls about visits on $name', ({ open }) => {
  async function opened() {
    const database = await open()
    const studio = await openStudio(database)
    const call = async (name: string, body: object) => JSON.parse((await studio.ask(`/api/${name}`, { body })).text)
    const book = (changed: object = {}) => call('visitBook', { ...walkIn, id: crypto.randomUUID(), ...changed })
    const stack = new AsyncDisposableStack()
    stack.use(database)
    stack.use(studio)
    return { ...{ studio, call, book, database }, [Symbol.asyncDispose]: () => stack.disposeAsync() }
  }

  it('VS1: staff see who comes for what, move, mark and cancel with a word, and each step is recorded', async () => {
    await using opening = await opened()
    const { call, book, database, studio } = opening
    const { reference } = await book()
    expect((await call('visits', week)).visits).toMatchObject([
      { reference, name: 'Ann Lee', models: 'RH-9010', language: 'ko', startsAt: '2030-01-04T04:00:00.000Z', clash: false },
    ])
    const move = { reference, sequence: 0, place: 'courts', kind: 'model', people: 1, start: at('06:00') }
    expect(await call('visitMove', move)).toEqual({ done: true, sequence: 1 })
    expect(await call('visitMove', { ...move, start: at('07:00') })).toMatchObject({ done: false, refusal: 'meanwhile' })
    expect(await call('visitMissed', { reference, missed: true })).toEqual({ done: true })
    expect(await call('visitMissed', { reference, missed: false })).toEqual({ done: true })
    expect(await call('visitCancel', { reference, sequence: 1, word: 'Our oven is broken.' })).toEqual({ done: true })
    expect((await call('visits', week)).visits).toMatchObject([{ state: 'cancelled', word: 'Our oven is broken.' }])
    expect(await call('visitMissed', { reference, missed: true })).toEqual({ done: false })
    const recorded = await database.store.run('auditOf', { reference, limit: 10 })
    expect(new Set(recorded.map(({ action, who }) => `${action} ${who}`))).toEqual(
      new Set(['bookVisit mei', 'moveVisit mei', 'missVisit mei', 'keepVisit mei', 'cancelVisit mei']),
    )
    expect((await studio.ask('/api/visitCancel', { body: { reference: 'none', sequence: 0, word: '' } })).status).toBe(404)
    expect(studio.failures).toEqual([])
  })

  it('VS1: staff change what a visit is for and how many come, if seats are left; the visitor is told, and what has changed is recorded', async () => {
    await using opening = await opened()
    const { call, book, database } = opening
    const { places } = await call('visitPlaces', {})
    const { id: place } = places.find(({ kinds }: { kinds: { kind: string }[] }) => kinds.some(({ kind }) => kind === 'cooking'))
    const friday = { ...week, place, from: '2030-01-04', until: '2030-01-04' }
    const [{ startsAt: start, seats }] = (await call('visits', friday)).days[0].evenings
    const email = 'ann@example.com'
    const { reference } = await book({ place, kind: 'cooking', start, people: 2, email })
    await book({ place, kind: 'cooking', start, people: seats - 3 })
    const change = { reference, sequence: 0, place, kind: 'cooking', start, people: 3 }
    expect(await call('visitMove', { ...change, people: 4 })).toEqual({ done: false, sequence: 0, refusal: 'taken' })
    await database.execute("update outbox set sent_at = '2030-01-02' where channel = 'confirmation'")
    expect(await call('visitMove', change)).toEqual({ done: true, sequence: 1 })
    expect((await call('visits', friday)).days[0].evenings).toEqual([{ startsAt: start, seats, taken: seats }])
    expect(await database.execute("select sent_at from outbox where channel = 'confirmation'")).toEqual([{ sent_at: null }])

    expect(await call('visitMove', { ...change, sequence: 1, kind: 'model', start: at('06:00') })).toEqual({
      done: true,
      sequence: 2,
    })
    const recorded = await database.store.run('auditOf', { reference, limit: 10 })
    const details = recorded.flatMap(({ action, detail }) => (action === 'moveVisit' ? [detail] : []))
    expect(new Set(details)).toEqual(new Set(['2 → 3', `${start} → 2030-01-04T06:00:00.000Z, cooking → model`]))
  })

  it('VS1: whoever walks in gets a seat only where one is left, once, also outside the times for visitors', async () => {
    await using opening = await opened()
    const { call, book } = opening
    const id = crypto.randomUUID()
    const first = await book({ id, start: at('04:15') })
    expect(await book({ id, start: at('04:15') })).toEqual(first)
    expect(await book({ start: at('04:30') })).toMatchObject({ done: false, refusal: 'taken' })
    expect((await call('visits', week)).visits).toMatchObject([{ clash: false }])
  })

  it('VP3: a blocked time shows as a clash in its place and in the list of places, and goes with the block', async () => {
    await using opening = await opened()
    const { call, book } = opening
    const { reference } = await book()
    const clashes = async () => {
      const { places } = await call('visitPlaces', {})
      return places.find(({ id }: { id: string }) => id === 'courts').clashes
    }
    expect(await clashes()).toEqual([])
    const block = { id: crypto.randomUUID(), place: 'courts', startsAt: at('03:00'), endsAt: at('05:00'), text: 'Training' }
    expect(await call('visitBlock', block)).toEqual({ done: true })
    expect(await clashes()).toEqual([{ reference, startsAt: '2030-01-04T04:00:00.000Z' }])
    expect(await call('visits', week)).toMatchObject({ visits: [{ clash: true }], blocks: [{ text: 'Training', author: 'mei' }] })
    expect(await call('visitUnblock', { id: block.id })).toEqual({ done: true })
    expect(await clashes()).toEqual([])
  })

  it('VS1: an evening says how many of its seats are taken', async () => {
    await using opening = await opened()
    const { call, book } = opening
    const { places } = await call('visitPlaces', {})
    const { id: place } = places.find(({ kinds }: { kinds: { kind: string }[] }) => kinds.some(({ kind }) => kind === 'cooking'))
    const evening = async () =>
      (await call('visits', { ...week, place, from: '2030-01-04', until: '2030-01-04' })).days[0].evenings
    const [{ startsAt, seats }] = await evening()
    expect(await book({ place, kind: 'cooking', start: startsAt, people: 3 })).toMatchObject({ done: true })
    expect(await evening()).toEqual([{ startsAt, seats, taken: 3 }])
  })

  it('VS2: the address of a feed is made when somebody asks for one, and renewing ends the one before', async () => {
    await using opening = await opened()
    const { call, database } = opening
    const place = 'courts'
    expect(await call('visitFeed', { place })).toEqual({ address: null })
    const { address } = await call('visitFeedRenew', { place })
    expect(address).toMatch(/^https:\/\/www\.example\.com\/visits\.ics\?place=courts&secret=[\w-]{32}$/)
    expect(await call('visitFeed', { place })).toEqual({ address })
    expect((await call('visitFeedRenew', { place })).address).not.toBe(address)
    const secret = new URL(address).searchParams.get('secret') ?? ''
    expect(await database.store.run('feed', { place, secret })).toBeUndefined()
  })

  it('VS3: visits are counted by place, kind and model', async () => {
    await using opening = await opened()
    const { call, book } = opening
    const { reference } = await book()
    await book({ start: at('08:00'), models: 'rh-9010, HB-7830' })
    await call('visitCancel', { reference, sequence: 0, word: '' })
    expect(await call('visitCounts', { from: week.from, until: week.until })).toMatchObject({
      places: [{ place: 'courts', kind: 'model', booked: 2, kept: 0, missed: 0, cancelled: 1 }],
      models: [
        { model: 'RH-9010', visits: 2 },
        { model: 'HB-7830', visits: 1 },
      ],
    })
  })
})
