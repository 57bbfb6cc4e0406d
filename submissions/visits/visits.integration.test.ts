import { describe, expect, it } from 'vitest'
import { visitDayOf } from '#contract/visits/availability.ts'
import { bookWalkIn } from '../staff/walk-in.ts'
import { testDatabases } from '../testing/databases.ts'
import { later, noon } from '../testing/samples.ts'
import { anAsked, aShowroom, aVisitRow, booked, friday, fridayAt, fridayEvening } from '../testing/visit-samples.ts'

const now = noon.toISOString()
const by = { who: 'Mei', at: now }
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const taken = { outcome: 'refused', problem: 'taken' }

describe.each(testDatabases)('visits on $name', ({ open }) => {
  it('VP1: of many who want the last seat at once, on two nodes, exactly one has it', async () => {
    await using db = await open()
    const nodes = [db.store, db.another()]
    await Promise.all(nodes.map((node) => node.run('probe', { at: now })))
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        // Different kinds and times, which all need eleven o'clock.
        const kind = n % 3 === 0 ? 'planning' : 'model'
        return (nodes[n % 2] ?? db.store).run('accept', aVisitRow({ kind, start: friday }))
      }),
    )
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
    expect(answers.filter((answer) => answer.outcome === 'refused' && answer.problem === 'taken')).toHaveLength(59)
    expect(await db.execute('select distinct reference from visit_seat')).toHaveLength(1)
    // Nothing is left of those that were refused.
    expect(await db.execute('select reference from submission')).toHaveLength(1)
    expect(await db.execute("select reference from outbox where channel = 'mail'")).toHaveLength(1)
  })

  it('VP1: the database itself refuses a second visit on the same seat', async () => {
    await using db = await open()
    await booked(db.store)
    const again = db.execute("insert into visit_seat select place, pool, quarter, seat, 'other' from visit_seat")
    await expect(again).rejects.toThrow()
  })

  it('VB1: visits of different lengths share the people of a place, and evenings have seats of their own', async () => {
    await using db = await open()
    await booked(db.store, { kind: 'planning', start: fridayAt(60) })
    expect(await db.store.run('accept', aVisitRow({ start: fridayAt(30) }))).toEqual(taken)
    expect(await db.store.run('accept', aVisitRow({ start: fridayAt(120) }))).toEqual(taken)
    await booked(db.store, { start: friday })
    await booked(db.store, { start: fridayAt(150) })

    await booked(db.store, { kind: 'cooking', start: fridayEvening, people: 3 })
    expect(await db.store.run('accept', aVisitRow({ kind: 'cooking', start: fridayEvening, people: 2 }))).toEqual(taken)
    await booked(db.store, { kind: 'cooking', start: fridayEvening })
  })

  it('VB4: closed, too late and too far are refused, by the time of the database', async () => {
    await using db = await open()
    const refused = async (start: string, at = now) => db.store.run('accept', aVisitRow({ start }, { at }))
    expect(await refused(fridayAt(10))).toEqual({ outcome: 'refused', problem: 'closed' })
    expect(await refused(friday, new Date(Date.parse(friday) - 2 * hourMs + 1).toISOString())).toMatchObject({
      problem: 'tooLate',
    })
    expect(await refused(new Date(Date.parse(friday) + 70 * 24 * hourMs).toISOString())).toMatchObject({ problem: 'tooFar' })
    // Nobody’s clock but the database’s: for it, that Friday is years away.
    expect(await refused(friday, undefined)).toMatchObject({ outcome: 'stored' })
    const { at: _today, ...byDatabase } = aVisitRow({ start: fridayAt(60) })
    expect(await db.store.run('accept', byDatabase)).toMatchObject({ problem: 'tooFar' })
  })

  it('VP2: a repeated send gets the same visit, until that is moved or cancelled', async () => {
    await using db = await open()
    const row = aVisitRow()
    const again = () => db.store.run('accept', { ...row, references: [`VIS-${Math.random()}`] })
    const reference = await booked(db.store, {}, row)
    expect(await again()).toEqual({ outcome: 'repeated', reference })
    await db.store.run('cancelVisit', { reference, present: aShowroom, now })
    const second = await again()
    expect(second).toMatchObject({ outcome: 'stored' })
    expect(second).not.toMatchObject({ reference })
    expect(await again()).toEqual({ ...second, outcome: 'repeated' })
  })

  it('VP2: a send that was refused can be repeated when there is room again', async () => {
    await using db = await open()
    const reference = await booked(db.store)
    const row = aVisitRow()
    expect(await db.store.run('accept', row)).toEqual(taken)
    await db.store.run('cancelVisit', { reference, present: aShowroom, now })
    expect(await db.store.run('accept', row)).toMatchObject({ outcome: 'stored' })
  })

  it('VB3: a visit moves with its seats, its mails, its reminder and what staff read', async () => {
    await using db = await open()
    const reference = await booked(db.store)
    await db.execute("update outbox set state = 'sent'")
    const change = { reference, asked: anAsked({ start: fridayAt(30), kind: 'planning' }), present: aShowroom, sequence: 0, now }
    expect(await db.store.run('changeVisit', change)).toMatchObject({
      outcome: 'changed',
      visit: { startsAt: fridayAt(30), endsAt: fridayAt(120), sequence: 1, kind: 'planning' },
    })
    // The response was lost, and the visitor presses again.
    expect(await db.store.run('changeVisit', change)).toMatchObject({ outcome: 'changed', visit: { sequence: 1 } })
    expect(await db.execute('select quarter from visit_seat')).toHaveLength(6)
    await booked(db.store, { start: fridayAt(120) })
    const [submission] = await db.store.run('find', { reference })
    expect(submission?.fields).toMatchObject({ start: fridayAt(30), visit_kind: 'planning', name: 'Ann Lee' })
    expect(
      submission?.deliveries
        .filter(({ state }) => state === 'waiting')
        .map(({ channel }) => channel)
        .sort(),
    ).toEqual(['confirmation', 'mail', 'reminder'])
    expect(submission?.deliveries.find(({ channel }) => channel === 'reminder')?.due_at).toBe('2030-01-03T09:00:00.000Z')
  })

  it('VB4: a change that can’t be had changes nothing', async () => {
    await using db = await open()
    const reference = await booked(db.store)
    await booked(db.store, { start: fridayAt(60) })
    const change = { reference, present: aShowroom, now }
    const to = (start: string) => db.store.run('changeVisit', { ...change, asked: anAsked({ start, kind: 'planning' }) })
    expect(await to(friday)).toMatchObject({ outcome: 'taken', visit: { startsAt: friday, sequence: 0, kind: 'model' } })
    expect(await db.execute(`select seat from visit_seat where reference = '${reference}'`)).toHaveLength(3)
    const other = { ...change, asked: anAsked({ start: fridayAt(150) }), sequence: 4 }
    expect(await db.store.run('changeVisit', other)).toMatchObject({ outcome: 'meanwhile' })
    const late = new Date(Date.parse(friday) - hourMs).toISOString()
    expect(await db.store.run('changeVisit', { ...other, sequence: 0, now: late })).toMatchObject({ outcome: 'tooLate' })
    expect(await db.store.run('cancelVisit', { reference, present: aShowroom, now: late })).toMatchObject({ outcome: 'tooLate' })
    expect(await db.store.run('changeVisit', { ...other, sequence: 0, now: late, by })).toMatchObject({ outcome: 'changed' })
  })

  it('VP1: visits that move across each other at the same moment never share a seat', async () => {
    await using db = await open()
    const other = db.another()
    const one = await booked(db.store)
    const two = await booked(db.store, { start: fridayAt(60) })
    const move = (store: typeof other, reference: string, minutes: number) =>
      store.run('changeVisit', { reference, present: aShowroom, now, asked: anAsked({ start: fridayAt(minutes) }) })
    for (let round = 0; round < 20; round++) {
      const free = round % 2 === 0 ? 120 : 60
      const answers = await Promise.all([move(db.store, one, free), move(other, two, free)])
      expect(answers.filter((answer) => answer?.outcome === 'changed').length).toBeGreaterThan(0)
    }
    expect(await db.execute('select reference from visit_seat')).toHaveLength(6)
  })

  it('VB3: a cancelled visit gives back its seats, and is cancelled only once', async () => {
    await using db = await open()
    const reference = await booked(db.store)
    const cancellation = { reference, present: aShowroom, now }
    expect(await db.store.run('cancelVisit', cancellation)).toMatchObject({ outcome: 'cancelled', visit: { sequence: 1 } })
    expect(await db.store.run('cancelVisit', cancellation)).toMatchObject({ outcome: 'cancelled', visit: { sequence: 1 } })
    expect(await db.execute('select seat from visit_seat')).toEqual([])
    expect(await db.execute("select channel from outbox where channel = 'reminder'")).toEqual([])
    await booked(db.store)
    const moved = await db.store.run('changeVisit', { ...cancellation, asked: anAsked({ start: fridayAt(60) }) })
    expect(moved).toMatchObject({ outcome: 'cancelled' })
  })

  it('VB3: a mail about the earlier time that is under way does not stand for the one about the new time', async () => {
    await using db = await open()
    const reference = await booked(db.store)
    const claim = { channel: 'confirmation', limit: 5, leaseMs: minuteMs }
    const [entry] = await db.store.run('claim', { ...claim, now })
    const change = { reference, asked: anAsked({ start: fridayAt(60) }), present: aShowroom, now }
    await db.store.run('changeVisit', change)
    const sent = { ok: true } as const
    const settle = { reference, channel: 'confirmation', leaseUntil: entry?.leaseUntil ?? '', version: entry?.version ?? 0 }
    expect(await db.store.run('settle', { ...settle, delivered: sent, now })).toBeUndefined()
    const again = await db.store.run('claim', { ...claim, now: later(minuteMs).toISOString() })
    expect(again.map(({ version }) => version)).toEqual([1])
  })

  it('VB2: free times leave out what is taken or blocked, and name the next ones', async () => {
    await using db = await open()
    const reference = await booked(db.store, { start: fridayAt(30) })
    const block = { id: 'b', place: aShowroom.place, startsAt: fridayAt(135), endsAt: fridayAt(480), text: 'Stocktaking' }
    await db.store.run('blockVisits', { ...block, by })
    const asked = { places: [aShowroom], kind: 'model' as const, people: 1, from: '2030-01-04', until: '2030-01-04', now }
    const times = async (more: { reference?: string; near?: string } = {}) => {
      const [found] = await db.store.run('freeTimes', { ...asked, ...more })
      return found?.days.flatMap((day) => visitDayOf(day).times.map(({ time }) => time))
    }
    expect(await times()).toEqual(['12:30'])
    expect(await times({ reference })).toEqual(['11:00', '11:30', '12:00', '12:30'])
    await booked(db.store, { start: fridayAt(90) })
    const [full] = await db.store.run('freeTimes', asked)
    expect(full).toMatchObject({ first: '2030-01-02', last: '2030-02-27', days: [{ state: 'full' }] })
    expect(full?.next.map(({ day, time }) => `${day} ${time}`).slice(0, 2)).toEqual(['2030-01-03 11:00', '2030-01-03 11:30'])
    const [near] = await db.store.run('freeTimes', { ...asked, near: friday })
    expect(near?.next[0]).toMatchObject({ day: '2030-01-03', time: '18:00' })
  })

  it('VP5: free times of several places are asked for at once, and a place without the kind has none', async () => {
    await using db = await open()
    const [first, ...others] = ['kiln-lane', 'harbour'].map((place) => ({ ...aShowroom, place }))
    if (!first) throw new Error('No place')
    const without = { ...aShowroom, place: 'pier', kinds: aShowroom.kinds.filter(({ kind }) => kind !== 'model') }
    await booked(db.store, { rules: first, start: friday })
    const asked = { kind: 'model' as const, people: 1, from: '2030-01-04', until: '2030-01-04', now }
    const found = await db.store.run('freeTimes', { ...asked, places: [first, without, ...others] })
    const all = Array.from({ length: 15 }, (_, half) => 11 * 60 + half * 30)
    expect(found.map(({ place, days }) => ({ place, free: days.flatMap(({ minutes }) => minutes) }))).toEqual([
      { place: 'kiln-lane', free: all.slice(2) },
      { place: 'harbour', free: all },
    ])
  })

  it('VP3: staff see a visit whose time was closed or blocked since', async () => {
    await using db = await open()
    const reference = await booked(db.store)
    const day = { place: aShowroom.place, from: fridayAt(-60), until: fridayAt(600) }
    const clashes = async (rules: typeof aShowroom | undefined) =>
      (await db.store.run('visitCalendarOf', { ...day, rules })).visits.map(({ clash }) => clash)
    expect(await clashes(aShowroom)).toEqual([false])
    expect(await clashes({ ...aShowroom, closed: [{ from: '2030-01-04', until: '2030-01-04' }] })).toEqual([true])
    expect(await clashes(undefined)).toEqual([true])
    await db.store.run('blockVisits', { id: 'b', place: aShowroom.place, startsAt: friday, endsAt: fridayAt(30), text: '', by })
    expect(await clashes(aShowroom)).toEqual([true])
    await db.store.run('unblockVisits', { id: 'b', by })
    expect(await clashes(aShowroom)).toEqual([false])
    await db.store.run('cancelVisit', { reference, present: undefined, now })
    expect(await clashes(undefined)).toEqual([false])
  })

  it('VP3: a closure drops no visit: it can be moved to an open day or cancelled, and its reminder stays', async () => {
    await using db = await open()
    const reference = await booked(db.store)
    const closed = { ...aShowroom, closed: [{ from: '2030-01-04', until: '2030-01-04' }] }
    expect(await db.store.run('visitOf', { reference })).toMatchObject({ state: 'booked', startsAt: friday })
    expect(await db.execute("select due_at from outbox where channel = 'reminder'")).toHaveLength(1)
    const to = (start: string) =>
      db.store.run('changeVisit', { reference, asked: anAsked({ rules: closed, start }), present: closed, now })
    expect(await to(fridayAt(60))).toMatchObject({ outcome: 'closed', visit: { startsAt: friday, sequence: 0 } })
    expect(await to(fridayAt(24 * 60))).toMatchObject({ outcome: 'changed' })
    expect(await db.store.run('cancelVisit', { reference, present: closed, now })).toMatchObject({ outcome: 'cancelled' })
  })

  it('VP3: an evening that lasts past midnight holds its seats on both days', async () => {
    await using db = await open()
    const evenings = [
      { days: ['fri' as const], at: '22:30' },
      { days: ['sat' as const], at: '00:30' },
    ]
    const rules = { ...aShowroom, kinds: [{ kind: 'cooking' as const, minutes: 150, seats: 4, evenings }] }
    const late = { rules, kind: 'cooking' as const, start: fridayAt(690), people: 3 }
    const afterMidnight = { ...late, start: fridayAt(810) }
    await booked(db.store, late)
    expect(await db.store.run('accept', aVisitRow({ ...afterMidnight, people: 2 }))).toEqual(taken)
    const asked = { places: [rules], kind: late.kind, from: '2030-01-04', until: '2030-01-05', now }
    const times = async (people: number) =>
      (await db.store.run('freeTimes', { ...asked, people }))
        .flatMap(({ days }) => days.flatMap((day) => visitDayOf(day).times))
        .map(({ start, left }) => [start, left])
    expect(await times(2)).toEqual([])
    expect(await times(1)).toEqual([
      ['2030-01-04T14:30:00Z', 1],
      ['2030-01-04T16:30:00Z', 1],
    ])
    await booked(db.store, { ...afterMidnight, people: 1 })
    expect(await times(1)).toEqual([])
  })

  it('VP3: days begin at midnight in Singapore, and 29 February is one of them', async () => {
    await using db = await open()
    const asked = { places: [aShowroom], kind: 'model' as const, people: 1 }
    const shown = async (at: string) =>
      (await db.store.run('freeTimes', { ...asked, now: at, from: '2028-02-28', until: '2028-03-01' }))[0]
    expect(await shown('2028-02-20T15:59:59.999Z')).toMatchObject({ first: '2028-02-21', last: '2028-04-16' })
    expect(await shown('2028-02-20T16:00:00.000Z')).toMatchObject({ last: '2028-04-17' })
    const days = (await shown('2028-02-20T12:00:00.000Z'))?.days
    expect(days?.map(({ day, state }) => [day, state])).toEqual([
      ['2028-02-28', 'free'],
      ['2028-02-29', 'free'],
      ['2028-03-01', 'free'],
    ])

    const at = '2028-02-20T12:00:00.000Z'
    const leapDay = '2028-02-29T03:00:00.000Z'
    const reference = await booked(db.store, { start: leapDay }, { at })
    const reminder = async () => db.execute("select due_at from outbox where channel = 'reminder'")
    expect(await reminder()).toMatchObject([{ due_at: '2028-02-28T09:00:00.000Z' }])
    const toMarch = { reference, asked: anAsked({ start: '2028-03-01T03:00:00.000Z' }), present: aShowroom, now: at }
    expect(await db.store.run('changeVisit', toMarch)).toMatchObject({ outcome: 'changed' })
    expect(await reminder()).toMatchObject([{ due_at: '2028-02-29T09:00:00.000Z' }])
  })

  it('VS1: staff see who comes, mark who did not, and cancel with a word', async () => {
    await using db = await open()
    const reference = await booked(db.store)
    const day = { place: aShowroom.place, rules: aShowroom, from: friday, until: fridayAt(60), by }
    const { visits } = await db.store.run('visitCalendarOf', day)
    expect(visits).toMatchObject([{ reference, fields: { name: 'Ann Lee' }, language: 'en', models: 'RH-0001' }])
    expect(await db.store.run('markVisit', { reference, missed: true, by })).toBe(true)
    expect(await db.store.run('visitOf', { reference })).toMatchObject({ state: 'missed' })
    await db.store.run('markVisit', { reference, missed: false, by })
    await db.store.run('cancelVisit', { reference, present: aShowroom, by, word: 'Our oven is broken.', now: fridayAt(0) })
    expect(await db.store.run('visitOf', { reference })).toMatchObject({ state: 'cancelled', word: 'Our oven is broken.' })
    const history = await db.store.run('auditOf', { reference, limit: 10 })
    expect(history.map(({ action }) => action).sort()).toEqual(['cancelVisit', 'keepVisit', 'look', 'missVisit'])
  })

  it('VS1: staff book who comes in, at any time that has a seat', async () => {
    await using db = await open()
    const person = { name: 'Ben', email: '', phone: '', models: '', note: '' }
    const walkIn = { id: 'one', asked: anAsked({ start: fridayAt(15) }), person, language: 'en' as const, by }
    const accepted = await bookWalkIn(db.store, walkIn)
    expect(accepted).toMatchObject({ outcome: 'stored' })
    expect(await bookWalkIn(db.store, walkIn)).toEqual({ ...accepted, outcome: 'repeated' })
    expect(await bookWalkIn(db.store, { ...walkIn, id: 'two' })).toEqual(taken)
  })

  it('VS3: counts say what became of visits, by place, kind and model', async () => {
    await using db = await open()
    const kept = await booked(db.store)
    await db.store.run('markVisit', { reference: await booked(db.store, { start: fridayAt(60) }), missed: true, by })
    const cancelled = await booked(db.store, { start: fridayAt(120) })
    await db.store.run('cancelVisit', { reference: cancelled, present: aShowroom, now: fridayAt(-120) })
    const counts = await db.store.run('visitCounts', { from: friday, until: fridayAt(600), now: fridayAt(600) })
    expect(counts.places).toEqual([
      { place: 'kiln-lane', kind: 'model', booked: 3, kept: 1, missed: 1, cancelled: 1, lateCancelled: 1, leadHours: 40 },
    ])
    expect(counts.models).toEqual([{ model: 'RH-0001', visits: 3 }])
    expect(kept).toBeTruthy()
  })

  it('VP2: erasing a person erases their visits, and frees the seats', async () => {
    await using db = await open()
    await booked(db.store)
    await db.store.run('erasePerson', { personKeys: ['ann@example.com'], by })
    for (const table of ['visit', 'visit_seat', 'submission', 'outbox', 'person_key']) {
      expect(await db.execute(`select * from ${table}`)).toEqual([])
    }
    await booked(db.store)
  })

  it('VP2: a visit is kept until two months after it, however early it was booked', async () => {
    await using db = await open()
    await booked(db.store)
    const retentions = (after: number) => [
      { kind: 'visit', suspected: false, before: new Date(Date.parse(fridayAt(45)) + after).toISOString() },
    ]
    const purge = (after: number) => db.store.run('purge', { retentions: retentions(after), dryRun: false, now })
    expect(await purge(0)).toEqual([])
    expect(await purge(1)).toMatchObject([{ kind: 'visit' }])
    expect(await db.execute('select * from visit_seat')).toEqual([])
  })

  it('VS2: the feed of a place needs its secret, which can be renewed', async () => {
    await using db = await open()
    await booked(db.store)
    const { place } = aShowroom
    expect(await db.store.run('feed', { place, secret: '' })).toBeUndefined()
    const secret = await db.store.run('renewFeed', { place, by })
    expect(await db.store.run('feedSecret', { place })).toBe(secret)
    expect(await db.store.run('feed', { place, secret })).toHaveLength(1)
    await db.store.run('renewFeed', { place, by })
    expect(await db.store.run('feed', { place, secret })).toBeUndefined()
  })
})
