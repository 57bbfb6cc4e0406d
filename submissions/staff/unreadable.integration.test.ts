import { describe, expect, it } from 'vitest'
import { forms, submissionKinds } from '#contract/forms/forms.ts'
import type { Channel } from '../channels/channel.ts'
import { staffMail } from '../channels/staff-mail.ts'
import type { Claimed } from '../outbox/claim.ts'
import { runOutbox } from '../outbox/run-outbox.ts'
import type { Store } from '../store/store.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { aComplaint, accepted, inboxOf, later } from '../testing/samples.ts'
import { csvLine } from './csv.ts'
import { exportCells, exportColumns, exportRow } from './export-rows.ts'
import { submissionList } from './submission-list.ts'
import { submissionSheet } from './submission-sheet.ts'
import { plain } from './table.ts'
import { views } from './views.ts'

const now = later(60_000)
const by = { who: 'mei', at: now.toISOString() }

/** What a row may hold after a bug, a restored backup or another version. */
const damages = [
  `fields = '{"name":'`,
  `fields = ''`,
  `fields = 'null'`,
  `fields = '["Ann"]'`,
  `fields = '{"name":{"first":"Ann"},"phone":7}'`,
  `kind = 'survey'`,
  `kind = '__proto__'`,
  `kind = 'constructor'`,
  `language = 'toString'`,
  `received_at = 'yesterday'`,
  `fields = '{"__proto__":"x","constructor":"y"}'`,
]

async function damaged({ store, execute }: TestDatabase): Promise<string[]> {
  const references: string[] = []
  for (const [index, damage] of damages.entries()) {
    const reference = await accepted(inboxOf(store).accept(aComplaint({ idempotencyKey: `damaged ${index}` })))
    await execute(`update submission set ${damage} where reference = '${reference}'`)
    references.push(reference)
  }
  return references
}

async function delivered(store: Store): Promise<Claimed[]> {
  const got: Claimed[] = []
  const channel: Channel = {
    name: 'mail',
    deliver: async (claimed) => {
      got.push(claimed)
      return { ok: true }
    },
  }
  const outbox = runOutbox({ store, channels: [channel], now: () => now, onFailure: () => {} })
  await outbox.wake()
  await outbox.stop()
  return got
}

describe.each(testDatabases)('rows that cannot be read, on $name', ({ open }) => {
  it('SI1: a row that cannot be read is listed, shown and exported as it is, with its reference, and stops none of the others', async () => {
    await using database = await open()
    const { store } = database
    const bad = await damaged(database)
    const good = await accepted(inboxOf(store).accept(aComplaint({ idempotencyKey: 'good' })))

    const found = await store.run('find', {})
    expect(found.map(({ reference }) => reference).sort()).toEqual([...bad, good].sort())
    const list = submissionList(found, now, plain)
    for (const reference of bad) expect(list).toContain(reference)
    expect(list).toMatch(new RegExp(`^${bad[0]}.* unreadable `, 'm'))

    for (const submission of found) {
      const sheet = submissionSheet(submission, { notes: [], answers: [] }, now, plain)
      expect(sheet).toContain(submission.reference)
      if (submission.reference === bad[0]) expect(sheet).toContain('Unreadable, as it is stored  {"name":')
      for (const columns of [exportColumns(undefined), exportColumns('feedback')]) {
        const cells = exportCells(columns, submission, undefined)
        expect(cells[columns.indexOf('unreadable')]).toBe(submission.unreadable ?? '')
        expect(csvLine(cells)).toContain(submission.reference)
        expect(JSON.stringify(exportRow(submission, undefined))).toContain(submission.reference)
      }
    }
    expect(found.find(({ reference }) => reference === good)?.unreadable).toBeUndefined()
  })

  it('SI1: every view and every entry of the studio opens beside rows that cannot be read', async () => {
    await using database = await open()
    const { store } = database
    const bad = await damaged(database)
    await store.run('counts', { who: 'mei', now: by.at })
    for (const view of views) await store.run('list', { filter: { view, words: '', who: 'mei', now: by.at }, limit: 100 })
    const all = await store.run('list', { filter: { view: 'all', words: '', who: 'mei', now: by.at }, limit: 100 })
    expect(all.map(({ reference }) => reference).sort()).toEqual([...bad].sort())
    expect(all.find(({ reference }) => reference === bad[0])).toMatchObject({ unreadable: true, excerpt: '{"name":' })
    for (const reference of bad) expect(await store.run('entry', { reference, by, isLook: true })).toBeDefined()
  })

  it('SI1: a row that cannot be read is mailed to staff as it is, and holds no other mail back', async () => {
    await using database = await open()
    const bad = await damaged(database)
    const good = await accepted(inboxOf(database.store).accept(aComplaint({ idempotencyKey: 'good' })))
    const got = await delivered(database.store)
    expect(got.map(({ reference }) => reference).sort()).toEqual([...bad, good].sort())
    for (const claimed of got) {
      const mail = staffMail(claimed, { to: 'care@example.com', brand: 'Solenne', recalls: () => [], findModel: () => undefined })
      expect(mail.text).toContain(claimed.reference)
      if (claimed.unreadable !== undefined && claimed.unreadable !== '') expect(mail.text).toContain(claimed.unreadable)
    }
  })

  it('SI1: names that every object inherits are ordinary texts in all fields of all forms, for mails, lists and exports', async () => {
    await using database = await open()
    const { store } = database
    const names = Object.getOwnPropertyNames(Object.prototype)
    for (const kind of submissionKinds) {
      for (const name of names) {
        const fields = Object.fromEntries(forms[kind].fields.map(({ stored }) => [stored, name]))
        await accepted(inboxOf(store).accept(aComplaint({ kind, fields, idempotencyKey: `${kind} ${name}` })))
      }
    }
    const found = await store.run('find', {})
    expect(found).toHaveLength(submissionKinds.length * names.length)
    submissionList(found, now, plain)
    for (const submission of found) {
      const { kind, fields } = submission
      const name = Object.values(fields)[0] ?? ''
      const sent = { attempts: 1, version: 0, leaseUntil: by.at, channel: 'mail' }
      const mail = staffMail(
        { ...submission, ...sent },
        { to: 'care@example.com', brand: 'Solenne', recalls: () => [], findModel: () => undefined },
      )
      for (const { label } of forms[kind].fields) expect(mail.text).toContain(`${label}: ${name}`)
      const sheet = submissionSheet(submission, { notes: [], answers: [] }, now, plain)
      expect(sheet.split(name).length - 1).toBeGreaterThanOrEqual(forms[kind].fields.length)
      const columns = exportColumns(kind)
      const cells = exportCells(columns, submission, undefined)
      for (const { stored } of forms[kind].fields) expect(cells[columns.indexOf(stored)]).toBe(name)
    }
  })
})
