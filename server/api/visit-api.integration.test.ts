import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAfter, dayOf } from '#contract/visits/availability.ts'
import * as calls from '#contract/wire/calls/visit-calls.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const person = { name: 'Ann Lee', email: 'ann@example.com', phone: '9123 4567' }
const at = { place: 'best-denki', kind: 'model' }
const get = (call: { path: string }, fields: Fields) => transports.query(api.origin + call.path, fields)
const post = (call: { path: string }, fields: Fields, headers: Record<string, string> = {}) =>
  fetch(api.origin + call.path, { method: 'POST', body: new URLSearchParams(fields), headers })

/** The free times of the second week from now, which no test closes. */
async function freeTimes(more: Fields = {}) {
  const from = dayAfter(dayOf(Date.now()), 7)
  const found = await dataOf(calls.visitTimes, await get(calls.visitTimes, { ...at, from, ...more }))
  return found.days.flatMap(({ times }) => times)
}
const book = async (fields: Fields, headers?: Record<string, string>) =>
  dataOf(calls.bookVisit, await post(calls.bookVisit, { ...at, ...person, ...fields }, headers))

it('VB1: the places that take visits, with their kinds', async () => {
  const places = await dataOf(calls.visitPlaces, await get(calls.visitPlaces, { lang: 'zh' }))
  expect(places.map(({ id }) => id)).toEqual(['best-denki', 'sg-orchard'])
  expect(places[1]?.kinds).toEqual([
    { kind: 'model', minutes: 45, seats: 0 },
    { kind: 'cooking', minutes: 150, seats: 6 },
  ])
})

it('VB3: a visit is booked, shown, moved and cancelled by the token of its link', async () => {
  const [first, second] = await freeTimes()
  const booked = await book({ start: first?.start ?? '', models: 'RH-0001', lang: 'other' })
  expect(booked).toMatchObject({
    outcome: 'booked',
    visit: {
      ...at,
      day: first?.day,
      time: first?.time,
      state: 'booked',
      sequence: 0,
      minutes: 45,
      changeable: 1,
      models: 'RH-0001',
    },
  })
  // Whoever gets the link to see must not learn how to reach the visitor.
  expect(JSON.stringify(booked)).not.toMatch(/Ann|ann@|9123/)
  const token = booked.visit?.token ?? ''
  expect(await dataOf(calls.showVisit, await get(calls.showVisit, { token }))).toEqual(booked.visit)
  expect(await freeTimes()).not.toContainEqual(first)
  expect(await freeTimes({ token })).toContainEqual(first)

  const change = { token, start: second?.start ?? '', sequence: '0' }
  const moved = await dataOf(calls.changeVisit, await post(calls.changeVisit, change))
  expect(moved).toMatchObject({ outcome: 'changed', visit: { start: second?.start, sequence: 1 } })
  const other = { ...change, start: first?.start ?? '' }
  expect(await dataOf(calls.changeVisit, await post(calls.changeVisit, other))).toMatchObject({ outcome: 'meanwhile' })
  expect(await dataOf(calls.cancelVisit, await post(calls.cancelVisit, { token }))).toMatchObject({
    outcome: 'cancelled',
    visit: { state: 'cancelled', changeable: 0 },
  })
  expect(await freeTimes()).toContainEqual(second)
})

it('VB3: a link acts only on POST', async () => {
  for (const call of [calls.bookVisit, calls.changeVisit, calls.cancelVisit]) {
    expect((await get(call, { token: 'x' })).status).toBe(405)
  }
})

it('VB4: a time that is taken, closed, too early or too far is named, with the next free ones', async () => {
  const [, , third] = await freeTimes()
  const start = third?.start ?? ''
  await book({ start })
  const taken = await book({ start, email: 'eve@example.com' })
  expect(taken).toMatchObject({ outcome: 'taken', reference: '', visit: null })
  expect(taken.next).toHaveLength(6)
  const distance = (text: string | undefined) => Math.abs(Date.parse(text ?? '') - Date.parse(start))
  expect(distance(taken.next[0]?.start)).toBeLessThanOrEqual(distance(taken.next[1]?.start))
  const outcome = async (text: string) => (await book({ start: text })).outcome
  expect(await outcome(`${start.slice(0, 14)}07:00Z`)).toBe('closed')
  expect(await outcome('2020-01-01T03:00:00Z')).toBe('tooLate')
  expect(await outcome('2060-01-01T03:00:00Z')).toBe('tooFar')
})

it('VP2: the same send books once; the same key for another time is refused', async () => {
  const [, , , fourth, fifth] = await freeTimes()
  const fields = { start: fourth?.start ?? '' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(fields, { 'idempotency-key': 'visit-1' })))
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
  expect(answers.every((answer) => answer.outcome === 'booked')).toBe(true)
  const other = await post(calls.bookVisit, { ...at, ...person, start: fifth?.start ?? '' }, { 'idempotency-key': 'visit-1' })
  expect(other.status).toBe(409)
})

it('VP2: what looks like spam books nothing, and says so', async () => {
  const [, , , , , sixth] = await freeTimes()
  const reply = await book({ start: sixth?.start ?? '', comment_link: 'x' })
  expect(reply).toMatchObject({ outcome: 'requested', visit: null })
  expect(await freeTimes()).toContainEqual(sixth)
  const [stored] = await api.store.run('find', { reference: reply.reference })
  expect(stored).toMatchObject({ kind: 'visit', suspected: true, deliveries: [] })
})

it.each([
  ['an unknown place', { place: 'nowhere' }, 404],
  ['an unknown kind', { kind: 'party' }, 400],
  ['a start that is no time', { start: 'tomorrow' }, 400],
  ['two mailboxes', { email: 'a@example.com, b@example.com' }, 400],
  ['nine people', { people: '9' }, 400],
  ['no name', { name: ' ' }, 400],
])('refuses %s', async (_title, fields, status) => {
  const sent = { ...at, ...person, start: '2026-12-05T03:00:00Z', ...fields }
  expect((await post(calls.bookVisit, sent)).status).toBe(status)
})

it('knows no visit by a token that is forged, or with another reference', async () => {
  const [, , , , , , seventh] = await freeTimes()
  const { visit } = await book({ start: seventh?.start ?? '' })
  const [reference = '', signature = ''] = (visit?.token ?? '').split('.')
  for (const token of [
    'x',
    `${reference}.x`,
    `AAAA-BBBB.${signature}`,
    `${reference}.${signature}.x`,
    '__proto__',
    'x'.repeat(201),
  ]) {
    expect((await get(calls.showVisit, { token })).status).toBeGreaterThanOrEqual(400)
    expect((await post(calls.cancelVisit, { token })).status).toBeLessThan(500)
  }
  expect(await dataOf(calls.showVisit, await get(calls.showVisit, { token: visit?.token ?? '' }))).toMatchObject({
    state: 'booked',
  })
})
