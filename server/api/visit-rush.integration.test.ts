import { describe, expect, it } from 'vitest'
import { dayAfter, dayOf } from '#contract/visits/availability.ts'
import * as calls from '#contract/wire/calls/visit-calls.ts'
import { testDatabases } from '#submissions/testing/databases.ts'
import { dataOf, openApiUnderTest, transports } from './api-under-test.ts'

const clients = 500

describe.each(testDatabases)('VP1 on $name', ({ open }) => {
  it('of 500 clients who want one seat, one is confirmed and 499 hear of other times', { timeout: 900_000 }, async () => {
    await using db = await open()
    // Each node with connections, or a thread, of its own.
    const stores = [db.store, db.another()]
    const nodes = await Promise.all(stores.map((store) => openApiUnderTest({ store })))
    const origins = nodes.map(({ origin }) => origin)
    const asked = { place: 'best-denki', kind: 'model', from: dayAfter(dayOf(Date.now()), 7) }
    const { days } = await dataOf(calls.visitTimes, await transports.query(origins[0] + calls.visitTimes.path, asked))
    const start = days.flatMap(({ times }) => times)[3]?.start ?? ''

    const answers = await Promise.all(
      Array.from({ length: clients }, async (_, n) => {
        const person = { name: 'Ann', email: `client${n}@example.com`, phone: '9123 4567' }
        const sent = await transports.urlencoded(origins[n % origins.length] + calls.bookVisit.path, {
          ...asked,
          ...person,
          start,
        })
        return { status: sent.status, data: await dataOf(calls.bookVisit, sent) }
      }),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.filter(({ data }) => data.outcome === 'booked')).toHaveLength(1)
    const others = answers.filter(({ data }) => data.outcome === 'taken' && data.next.length === 6)
    expect(others).toHaveLength(clients - 1)
    expect(others.flatMap(({ data }) => data.next.filter((time) => time.start === start))).toEqual([])
    expect(await db.execute('select distinct reference from visit_seat')).toHaveLength(1)
    for (const { app } of nodes) await app.close()
  })
})
