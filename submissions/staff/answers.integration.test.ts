import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testDatabases } from '../testing/databases.ts'
import { aComplaint, accepted, inboxOf, noon } from '../testing/samples.ts'

const by = { who: 'mei', at: noon.toISOString() }

describe.each(testDatabases)('answers of staff on $name', ({ open }) => {
  it('SI1: an answer that arrives again, because its response was lost, is sent once', async () => {
    await using database = await open()
    const { store } = database
    const reference = await accepted(inboxOf(store).accept(aComplaint()))
    const answer = { reference, id: randomUUID(), recipient: 'ann@example.com', subject: 'Your hood', text: 'We call you.', by }
    await store.run('storeUnfinished', { reference, part: 'answerId', text: answer.id, ...by })
    const steps = await Promise.all([store, database.another(), store].map((node) => node.run('addAnswer', answer)))
    expect(steps.sort()).toEqual(['send', 'sending', 'sending'])

    // After a reload, what was begun is the same answer.
    expect((await store.run('entry', { reference, by, isLook: false }))?.unfinished.answerId).toBe(answer.id)
    await store.run('settleAnswer', { id: answer.id, state: 'sent', error: null })
    expect(await store.run('addAnswer', answer)).toBe('sent')
    expect(await store.run('addAnswer', { ...answer, text: 'We write to you.' })).toBe('changed')
    expect(await store.run('answersTo', { reference })).toMatchObject([{ text: 'We call you.', state: 'sent' }])

    // Once it is known, the next one is another, also if the browser stores the id late.
    await store.run('storeUnfinished', { reference, part: 'answerId', text: answer.id, ...by })
    expect((await store.run('entry', { reference, by, isLook: false }))?.unfinished).toEqual({})
    expect(await store.run('addAnswer', { ...answer, id: randomUUID() })).toBe('send')
  })

  it('SI1: an answer that failed can be changed and sent again, and its id belongs to its entry', async () => {
    await using database = await open()
    const { store } = database
    const [reference, other] = await Promise.all(
      ['a', 'b'].map((idempotencyKey) => accepted(inboxOf(store).accept(aComplaint({ idempotencyKey })))),
    )
    const answer = { reference: reference ?? '', id: randomUUID(), recipient: 'ann@example.com', subject: 's', text: 'one', by }
    expect(await store.run('addAnswer', answer)).toBe('send')
    await store.run('settleAnswer', { id: answer.id, state: 'failed', error: 'ECONNREFUSED' })
    expect(await store.run('addAnswer', { ...answer, reference: other ?? '' })).toBe('missing')
    expect(await store.run('addAnswer', { ...answer, text: 'two' })).toBe('send')
    expect(await store.run('answersTo', { reference: answer.reference })).toMatchObject([{ text: 'two', state: 'sending' }])
    expect(await store.run('addAnswer', { ...answer, reference: 'NONE' })).toBe('missing')
  })
})
