import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { testDatabases } from '../testing/databases.ts'
import { aComplaint, accepted, aSubscription, inboxOf, later, noon } from '../testing/samples.ts'
import { checkBackup } from './backup-file.ts'
import type { ListFilter } from './list.ts'
import type { View } from './views.ts'

const hourMs = 60 * 60_000
const now = later(30 * hourMs).toISOString()
const by = { who: 'mei', at: now }

const filterOf = (view: View, changed: Partial<ListFilter> = {}): ListFilter => ({ view, words: '', who: 'mei', now, ...changed })

describe.each(testDatabases)('the work of staff on $name', ({ open }) => {
  it('SI1: each view lists its submissions, newest first, and is counted', async () => {
    await using database = await open()
    const { store } = database
    const send = (hours: number, changed = {}) => {
      const complaint = aComplaint(changed)
      return accepted(inboxOf(store, { now: () => later(hours * hourMs) }).accept({ ...complaint, idempotencyKey: `${hours}` }))
    }
    const late = await send(1)
    const fresh = await send(20)
    const done = await send(21)
    const spam = await send(22, { suspected: true })
    const subscription = await send(23, aSubscription('ann@example.com'))
    await store.run('mark', { reference: done, by, change: { closedAt: now } })
    await store.run('mark', { reference: fresh, by, change: { assignee: 'mei' } })

    const lists: Partial<Record<View, string[]>> = {
      open: [fresh, late],
      mine: [fresh],
      unassigned: [late],
      late: [late],
      parked: [],
      newsletter: [subscription],
      closed: [done],
      suspected: [spam],
      all: [subscription, done, fresh, late],
    }
    for (const [view, references] of Object.entries(lists)) {
      const entries = await store.run('list', { filter: filterOf(view as View), limit: 100 })
      expect({ [view]: entries.map(({ reference }) => reference) }).toEqual({ [view]: references })
    }
    const { views, kinds } = await store.run('counts', { who: 'mei', now })
    expect(views).toEqual(Object.fromEntries(Object.entries(lists).map(([view, { length }]) => [view, length])))
    expect(kinds).toEqual({ feedback: 2 })

    await store.run('mark', { reference: spam, by, change: { suspected: false } })
    expect(await store.run('list', { filter: filterOf('suspected'), limit: 100 })).toEqual([])
  })

  it('SI1: finds words in names, texts, references and notes, in any spelling', async () => {
    await using database = await open()
    const { store } = database
    const fields = { name: 'José Álvarez', country: 'Singapore', city: '新加坡', phone: '+65 9123 4567', description: 'It hums.' }
    const reference = await accepted(inboxOf(store).accept(aComplaint({ fields })))
    await accepted(inboxOf(store).accept(aComplaint({ idempotencyKey: 'another' })))
    const note = { reference, id: 'note-1', text: 'Called back on Friday', by }
    expect(await store.run('addNote', note)).toBe(true)

    for (const words of ['alvarez jose', 'ÁLVAREZ', '新加坡', reference.toLowerCase(), 'friday hums']) {
      const found = await store.run('list', { filter: filterOf('open', { words }), limit: 100 })
      expect({ words, found: found.map((entry) => entry.reference) }).toEqual({ words, found: [reference] })
    }
    // A word that is only the name of a field is not found.
    expect(await store.run('list', { filter: filterOf('open', { words: 'description' }), limit: 100 })).toEqual([])
  })

  it('SI2: records every look and change with who, when and what, without personal data', async () => {
    await using database = await open()
    const { store } = database
    const reference = await accepted(inboxOf(store).accept(aComplaint()))
    await store.run('entry', { reference, by, isLook: true })
    await store.run('entry', { reference, by, isLook: false })
    await store.run('mark', { reference, by, change: { assignee: 'Raj' } })
    await store.run('addNote', { reference, id: 'note-1', text: 'Ann called', by })
    await store.run('setNoteRemoved', { id: 'note-1', removed: true, by })
    await store.run('setNoteRemoved', { id: 'note-1', removed: false, by })
    await store.run('mark', { reference, by, change: { closedAt: now } })
    await store.run('mark', { reference, by, change: { reopened: true } })
    await store.run('resend', { reference, now, by })
    expect(await store.run('mark', { reference: 'none', by, change: { reopened: true } })).toBe(false)

    const audit = await store.run('auditOf', { reference, limit: 100 })
    expect(audit.map(({ action }) => action).sort()).toEqual(
      ['look', 'assign', 'note', 'removeNote', 'restoreNote', 'close', 'reopen', 'resend'].sort(),
    )
    expect(audit.find(({ action }) => action === 'assign')).toEqual({
      ...by,
      action: 'assign',
      reference,
      detail: 'Raj',
    })
    expect(JSON.stringify(audit)).not.toContain('Ann')
    expect((await store.run('entry', { reference, by, isLook: false }))?.notes).toEqual([
      { id: 'note-1', at: now, author: 'mei', text: 'Ann called' },
    ])
  })

  it('SI1, SI2: erasing a person also erases the notes, and keeps the record', async () => {
    await using database = await open()
    const { store } = database
    const reference = await accepted(inboxOf(store).accept(aComplaint()))
    await store.run('addNote', { reference, id: 'note-1', text: 'Ann called', by })
    expect(await store.run('erasePerson', { personKeys: ['91234567'], by })).toEqual([reference])
    expect(await database.execute('select * from note')).toEqual([])
    expect(await store.run('auditOf', { reference, limit: 9 })).toHaveLength(2)

    const later730 = new Date(Date.parse(now) + 731 * 24 * hourMs).toISOString()
    await store.run('purge', { retentions: [], dryRun: false, now: later730 })
    expect(await database.execute('select * from audit')).toEqual([])
  })

  it('SI1: one entry names the other submissions of its sender', async () => {
    await using database = await open()
    const { store } = database
    const first = await accepted(inboxOf(store).accept(aComplaint()))
    const second = await accepted(
      inboxOf(store, { now: () => later(hourMs) }).accept(aComplaint({ idempotencyKey: 'second', language: 'ko' })),
    )
    const entry = await store.run('entry', { reference: first, by, isLook: true })
    expect(entry?.others.map(({ reference }) => reference)).toEqual([second])
    expect(entry?.line).toMatchObject({ sender: 'Ann Lee', excerpt: 'It hums.', late: true })
  })

  it('SI1: a backup has the notes and the record; backups of earlier versions have none', async () => {
    await using database = await open()
    await using copy = await open()
    const folder = mkdtempSync(join(tmpdir(), 'hearth-notes-'))
    const path = join(folder, 'inbox.backup.gz')
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    await database.store.run('addNote', { reference, id: 'note-1', text: 'Ann called', by })
    await database.store.run('dump', { path, at: noon.toISOString() })
    expect(await copy.store.run('load', { path })).toMatchObject({ note: 1, audit: 1 })
    expect((await copy.store.run('entry', { reference, by, isLook: false }))?.notes).toHaveLength(1)

    const end = { setting: 0, submission: 0, person_key: 0, outbox: 0, repeat_key: 0 }
    const earlier = join(folder, 'earlier.backup.gz')
    writeFileSync(earlier, gzipSync(`${JSON.stringify({ hearth: 1, at: now })}\n${JSON.stringify({ end })}\n`))
    expect(await checkBackup(earlier)).toMatchObject({ ...end, answer: 0, note: 0, audit: 0, consent: 0, erasure: 0 })
    rmSync(folder, { recursive: true })
  })
})
