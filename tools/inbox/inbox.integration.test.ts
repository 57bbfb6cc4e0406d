import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { Submission } from '#submissions/inbox/inbox.ts'
import { plain } from '#submissions/staff/table.ts'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import type { Store } from '#submissions/store/store.ts'
import { type TestDatabase, testDatabases } from '#submissions/testing/databases.ts'
import { eventually } from '#submissions/testing/eventually.ts'
import { aComplaint, accepted, aRow, aSubscription, inboxOf } from '#submissions/testing/samples.ts'
import { commands } from './commands.ts'

const now = new Date('2030-01-10T12:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-inbox-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command and returns its output, without colours. */
async function inbox(store: Store, ...[name = '', ...args]: string[]): Promise<string> {
  const said: string[] = []
  const config = readConfig({ ERASED_LIST: join(folder, 'backups/erased.txt') })
  await commands.get(name)?.({ store, args, config, paint: plain, now, who: 'mei', say: (text) => said.push(text) })
  return said.join('\n')
}

const sentAt = (store: Store, at: Date, submission: Submission = aComplaint()) =>
  accepted(inboxOf(store, { now: () => at }).accept({ ...submission, idempotencyKey: String(Math.random()) }))

/** As the command line names a database. */
const placeOf = ({ environment }: TestDatabase) => environment['DATABASE_URL'] ?? environment['DATA_DIR'] ?? ''

/** All bytes of all files of a database. */
function bytesOf({ folder: files }: TestDatabase): Buffer {
  const paths = readdirSync(files, { recursive: true, encoding: 'utf8' }).map((name) => join(files, name))
  // Without PostgreSQL's write-ahead log, which the operator of the server controls.
  return Buffer.concat(
    paths.filter((path) => statSync(path).isFile() && !path.includes('pg_wal')).map((path) => readFileSync(path)),
  )
}

describe.each(testDatabases)('the inbox commands on $name', ({ name, open }) => {
  it('safety notices: show: names the notices about a registered appliance first, in any spelling', async () => {
    await using database = await open()
    const fields = { code: 'hb7830', serial_number: '26l OOO OO1', buy_date: '2029-01-02' }
    const reference = await sentAt(database.store, hoursAgo(1), { ...aComplaint(), kind: 'registration', fields })
    const [title, , alert] = (await inbox(database.store, 'show', reference)).split('\n')
    expect(title).toBe(`Product registration ${reference}`)
    expect(alert).toMatch(/^SAFETY NOTICE, tell the owner: HB-7830 on LPG/)
  })

  it('safety notices: correct: a corrected serial number brings the notice to its owner, and a note keeps what it was', async () => {
    await using database = await open()
    const { store } = database
    const fields = { code: 'HB-7830', serial_number: '271000345', buy_date: '2029-01-02' }
    const reference = await sentAt(store, hoursAgo(1), { ...aComplaint(), kind: 'registration', fields })
    expect(await inbox(store, 'show', reference)).not.toContain('SAFETY NOTICE')
    await inbox(store, 'correct', reference, 'serial', '261', '000', '345')
    const shown = await inbox(store, 'show', reference)
    expect(shown).toContain('SAFETY NOTICE, tell the owner: HB-7830 on LPG')
    expect(shown).toContain('Serial number corrected: “261 000 345” instead of “271000345”.')
    expect(await inbox(store, 'audit', reference)).toMatch(/mei +correct/)
  })

  it('correct: only registrations, and only the model, the serial number and the date', async () => {
    await using database = await open()
    const { store } = database
    const reference = await sentAt(store, hoursAgo(1))
    await expect(inbox(store, 'correct', reference, 'serial', '261000345')).rejects.toThrow('There is no registration')
    await expect(inbox(store, 'correct', reference, 'phone', '1')).rejects.toThrow('model, serial or date')
    await expect(inbox(store, 'correct', reference, 'date', '31/8/2026')).rejects.toThrow('YYYY-MM-DD')
  })

  it('Q6, Q8: searches: lists the last 30 days, first what had no result, then where nothing was opened', async () => {
    await using database = await open()
    const { store } = database
    expect(await inbox(store, 'searches')).toBe('No searches were counted.')
    const hood = { language: 'en', query: 'hood', searches: 5, withoutResult: 0 }
    const counts = [
      { ...hood, day: '2030-01-10' },
      { ...hood, day: '2029-12-11' },
      { ...hood, day: '2029-12-10' },
      { day: '2030-01-09', language: 'ko', query: '유니콘', searches: 2, withoutResult: 2 },
    ]
    await store.run('addSearches', { counts: [...counts, { ...hood, day: '2030-01-08', query: 'oven' }] })
    const opened = { day: '2030-01-10', language: 'en', query: 'hood', opened: 3, searches: 0 }
    await store.run('addOpened', { counts: [opened, { ...opened, day: '2029-12-11', opened: 4 }] })

    expect((await inbox(store, 'searches')).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Query', 'Language', 'Searches', 'Without result', 'Nothing opened'],
      ['유니콘', 'ko', '2', '2', '0'],
      ['oven', 'en', '5', '0', '5'],
      ['hood', 'en', '10', '0', '3'],
    ])
    expect(JSON.parse(await inbox(store, 'searches', '--since', '2029-12-10', '--json'))).toContainEqual({
      ...hood,
      searches: 15,
      withoutOpening: 8,
    })
  })

  it('list: shows the oldest first, marks submissions older than 24 hours, and hides suspected spam', async () => {
    await using database = await open()
    const { store } = database
    expect(await inbox(store, 'list')).toBe('Nothing is waiting.')
    for (const filter of [['--status', 'closed'], ['--parked'], ['--suspected']]) {
      expect(await inbox(store, 'list', ...filter)).toBe('No submission matches.')
    }
    const fresh = await sentAt(store, hoursAgo(2), aComplaint({ fields: { ...aComplaint().fields, name: '李小明' } }))
    const late = await sentAt(store, hoursAgo(25))
    await sentAt(store, hoursAgo(30), aComplaint({ suspected: true }))
    const closed = await sentAt(store, hoursAgo(40))
    await inbox(store, 'close', closed)

    const lines = (await inbox(store, 'list')).split('\n')
    expect(lines[0]).toMatch(/^Reference +Received +Waiting +Form +From +Assigned to +Delivery$/)
    expect(lines[1]).toMatch(new RegExp(`^${late} +9 Jan 2030, 19:00 +! 25 h +Feedback +Ann Lee +– +waiting$`))
    expect(lines[2]).toMatch(new RegExp(`^${fresh} +10 Jan 2030, 18:00 +2 h +Feedback +李小明 +– +waiting$`))
    expect(lines.at(-1)).toBe('2 submissions, 1 waits longer than 24 hours.')
    expect(lines[1]?.indexOf('–')).toBe((lines[2]?.indexOf('–') ?? 0) + '李小明'.length)

    const json = JSON.parse(await inbox(store, 'list', '--json', '--late'))
    expect(json).toMatchObject([{ reference: late, late: true, fields: { name: 'Ann Lee' } }])
    expect(await inbox(store, 'list', '--status', 'closed')).toContain(closed)
    expect(await inbox(store, 'list', '--kind', 'dealer')).toBe('Nothing is waiting.')
    expect(await inbox(store, 'list', '--suspected')).toContain('1 submission')
  })

  it('list: shows a hundred, says how to go on, and then shows the others, also those of the same moment', async () => {
    await using database = await open()
    const { store } = database
    const sent: string[] = []
    // Two at each moment, so that a page ends between them.
    for (let at = 0; at < 103; at += 1) sent.push(await sentAt(store, hoursAgo(60 - Math.ceil(at / 2) / 10)))
    const referencesIn = (text: string) => [...text.matchAll(/^(\S+) .* Feedback /gm)].map(([, reference]) => reference)

    const first = await inbox(store, 'list')
    const [, last = ''] = /--after (\S+)$/.exec(first) ?? []
    const second = await inbox(store, 'list', '--after', last)
    expect(referencesIn(first)).toHaveLength(100)
    expect(second).not.toContain('--after')
    expect([...referencesIn(first), ...referencesIn(second)].toSorted()).toEqual(sent.toSorted())
    expect(JSON.parse(await inbox(store, 'list', '--json'))).toHaveLength(103)
    expect(await inbox(store, 'list', '--after', referencesIn(second).at(-1) ?? '')).toBe('That was all.')
  })

  it('show, assign, close, reopen: accept a reference in any spelling', async () => {
    await using database = await open()
    const { store } = database
    const reference = await sentAt(store, hoursAgo(1))
    const typed = reference.toLowerCase().replace('-', ' ')
    expect(await inbox(store, 'assign', typed, 'Mei', 'Tan')).toBe(`${reference} is assigned to Mei Tan.`)
    await inbox(store, 'close', typed)
    const sheet = await inbox(store, 'show', typed)
    expect(sheet).toContain(`Feedback ${reference}`)
    expect(sheet).toMatch(/Phone +\+65 9123 4567/)
    expect(sheet).toMatch(/State +closed 10 Jan 2030, 20:00/)
    expect(sheet).toMatch(/Assigned to +Mei Tan/)
    await inbox(store, 'reopen', typed)
    expect(await inbox(store, 'list', '--assignee', 'mei  TAN')).toContain(reference)
    expect(await inbox(store, 'list', '--assignee', 'Mey Tan')).toBe(
      'No such submission is assigned to Mey Tan. People with such submissions: Mei Tan.',
    )
    expect(await inbox(store, 'list', '--assignee', 'Mei Tan', '--status', 'closed')).toMatch(
      /^No such submission is assigned to Mei Tan\./,
    )
    await expect(inbox(store, 'show', 'H7KM-3QRC')).rejects.toThrow(/There is no submission|is not a valid reference/)
    await expect(inbox(store, 'close', `${reference.slice(0, -1)}0`)).rejects.toThrow('is not a valid reference')
  })

  it('export: writes CSV without formulas, JSON lines, and a workbook', async () => {
    await using database = await open()
    const { store } = database
    const fields = { ...aComplaint().fields, name: '=HYPERLINK("http://x")', city: '"Johor"', description: 'one\n+two, three' }
    const reference = await sentAt(store, hoursAgo(30), aComplaint({ fields }))
    await sentAt(
      store,
      hoursAgo(90),
      aComplaint({ kind: 'dealer', fields: { phone: '1', website: '-', main_business: '@', company: 'C' } }),
    )
    const to = (file: string) => join(folder, `${name}-${file}`)

    expect(await inbox(store, 'export', '--kind', 'feedback', '--format', 'csv', '--out', to('a.csv'))).toMatch(
      /^1 submission in /,
    )
    const csv = readFileSync(to('a.csv'), 'utf8')
    expect(csv).toMatch(/^\uFEFF"reference","received_at \(Singapore\)","kind",.*"description","consent_version"/)
    expect(csv).toContain(`"${reference}","2030-01-09 14:00","Feedback","English","open"`)
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).toContain('"""Johor""","+65 9123 4567","one\n\'+two, three"')
    expect(statSync(to('a.csv')).mode & 0o077).toBe(0)
    await expect(inbox(store, 'export', '--out', to('a.csv'))).rejects.toThrow('a.csv already exists and is not overwritten')
    await expect(inbox(store, 'export', '--out', to('no/a.csv'))).rejects.toThrow('its folder does not exist')

    await inbox(store, 'export', '--since', '2030-01-09', '--format', 'jsonl', '--out', to('b.jsonl'))
    expect(
      readFileSync(to('b.jsonl'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ reference, kind: 'feedback', name: '=HYPERLINK("http://x")', status: 'open' }])
    await sentAt(
      store,
      hoursAgo(80),
      aComplaint({ kind: 'registration', fields: { house_type: 'hdb', cate_name: '1', city: '1' } }),
    )
    await inbox(store, 'export', '--kind', 'registration', '--out', to('d.csv'))
    expect(readFileSync(to('d.csv'), 'utf8')).toContain('"HDB flat","1","","Range hoods"')
    expect(await inbox(store, 'export', '--format', 'xlsx', '--out', to('c.xlsx'))).toMatch(/^3 submissions in /)
    const [headings, ...rows] = await readSheet(to('c.xlsx'))
    expect(headings?.slice(0, 3)).toEqual(['reference', 'received_at (Singapore)', 'kind'])
    const complaint = [reference, '2030-01-09 14:00', 'Feedback', '=HYPERLINK("http://x")', '+65 9123 4567', 'one\n+two, three']
    expect(rows).toContainEqual(expect.arrayContaining(complaint))
  })

  it('person: finds, exports and completely erases all submissions of a person, in any spelling', async () => {
    await using database = await open()
    const { store } = database
    const words = 'a complaint in her own quite unmistakable words '
    const of = (n: number) => ({ name: 'Unmistakable Ann', phone: '+65 9876 5432', description: words.repeat(1 + (n % 9)) })
    const sends = Array.from({ length: 40 }, (_, n) => [
      sentAt(store, hoursAgo(n), aComplaint({ fields: { ...aComplaint().fields, ...of(n) } })),
      sentAt(store, hoursAgo(n), aSubscription(`other${n}@example.com`)),
    ])
    await Promise.all(sends.flat())
    await sentAt(store, hoursAgo(1), aSubscription('Unmistakable.Ann@Example.com'))
    if (name === 'PostgreSQL') await database.execute('checkpoint')
    expect(bytesOf(database).includes('unmistakable words')).toBe(true)

    expect(await inbox(store, 'person', '0065-98765432')).toContain('40 submissions')
    const path = join(folder, `${name}-person.json`)
    await inbox(store, 'person', '98765432', 'export', '--out', path)
    expect(JSON.parse(readFileSync(path, 'utf8')).submissions).toHaveLength(40)
    await expect(inbox(store, 'person', '98765432', 'erase')).rejects.toThrow('add --yes')

    expect(await inbox(store, 'person', '98765432', 'erase', '--yes')).toMatch(/^40 submissions of 98765432 erased\./)
    expect(await inbox(store, 'person', 'unmistakable.ann@example.COM', 'erase', '--yes')).toMatch(/^1 submission/)
    if (name === 'PostgreSQL') await database.execute('checkpoint')
    const left = bytesOf(database)
    for (const trace of ['nmistakable', '98765432', '9876 5432']) expect(left.includes(trace)).toBe(false)
    expect(await store.run('find', {})).toHaveLength(40)
    expect(await inbox(store, 'person', '98765432')).toBe('There are no submissions of 98765432.')
  })

  // SQLite has one writer at a time.
  it.runIf(name === 'PostgreSQL')('person: erases completely while other transactions write', async () => {
    await using database = await open()
    await using neighbour = await open()
    const { store } = database
    await sentAt(store, hoursAgo(1), aSubscription('unmistakable.ann@example.com'))
    const others = neighbour.execute('select pg_current_xact_id(), pg_sleep(1)')
    const busy = `select 1 from pg_stat_activity where backend_xid is not null and query like '%pg_sleep(1)'`
    await eventually(async () => isDeepStrictEqual(await database.execute(busy), [{ '?column?': 1 }]))

    expect(await inbox(store, 'person', 'unmistakable.ann@example.com', 'erase', '--yes')).toMatch(/^1 submission/)
    await others
    await database.execute('checkpoint')
    expect(bytesOf(database).includes('nmistakable')).toBe(false)
  })

  it('a withdrawn subscription is not open, is marked, and can be left out of an export', async () => {
    await using database = await open()
    const { store } = database
    const ann = await sentAt(store, hoursAgo(30), aSubscription('ann@example.com'))
    const ben = await sentAt(store, hoursAgo(29), aSubscription('ben@example.com'))
    await sentAt(store, hoursAgo(2), aComplaint({ kind: 'withdrawal', fields: { email: 'Ann@example.com' } }))

    expect(await inbox(store, 'list', '--kind', 'subscribe')).not.toContain(ann)
    expect(await inbox(store, 'list', '--status', 'all')).toMatch(new RegExp(`^${ann} .* withdrawn `, 'm'))
    expect(await inbox(store, 'show', ann)).toMatch(/State +withdrawn 10 Jan 2030, 18:00/)
    const to = (file: string) => join(folder, `${name}-${file}`)
    expect(await inbox(store, 'export', '--kind', 'subscribe', '--out', to('all.csv'))).toMatch(/^2 submissions/)
    expect(await inbox(store, 'export', '--kind', 'subscribe', '--without-withdrawn', '--out', to('open.csv'))).toMatch(
      /^1 submission/,
    )
    const csv = readFileSync(to('open.csv'), 'utf8')
    expect(csv).toMatch(/"unsubscribe_url"/)
    expect(csv).toMatch(new RegExp(`"${ben}".*"http://localhost:3000/unsubscribe\\?token=[\\w-]{43}\\.[\\w-]{43}"`))
  })

  it('purge: erases submissions after their retention period, and lists them with --dry-run', async () => {
    await using database = await open()
    const { store } = database
    const days = (count: number) => hoursAgo(count * 24)
    await sentAt(store, days(731))
    const kept = await sentAt(store, days(729))
    const registered = await sentAt(store, days(2000), aComplaint({ kind: 'registration', fields: { email: 'a@example.com' } }))
    // A person may have sent it: it is kept as long as the rest.
    const suspected = await sentAt(store, days(31), aComplaint({ suspected: true }))
    await sentAt(store, days(800), aComplaint({ suspected: true }))

    expect(await inbox(store, 'purge', '--dry-run')).toMatch(
      /Feedback +1\nFeedback \(suspected\) +1\n\nThis was a dry run: nothing was erased\./,
    )
    expect(await store.run('find', {})).toHaveLength(5)
    expect(await inbox(store, 'purge')).toMatch(/Erased\.$/)
    expect((await store.run('find', {})).map(({ reference }) => reference).sort()).toEqual([kept, registered, suspected].sort())
    expect(await inbox(store, 'purge')).toBe('There is nothing to erase.')
  })

  it('purge: removes idempotency keys after a day, but keeps the submission', async () => {
    await using database = await open()
    const { store } = database
    await sentAt(store, hoursAgo(25))
    await sentAt(store, hoursAgo(23))
    const keys = () => database.execute('select key from repeat_key')
    await inbox(store, 'purge', '--dry-run')
    expect(await keys()).toHaveLength(2)
    await inbox(store, 'purge')
    expect(await keys()).toHaveLength(1)
  })

  it('purge: keeps a subscription until it is withdrawn, and the withdrawal for two years as proof', async () => {
    await using database = await open()
    const { store } = database
    const days = (count: number) => hoursAgo(count * 24)
    const [ann, ben] = [aSubscription('ann@example.com'), aSubscription('ben@example.com')]
    await sentAt(store, days(3000), ann)
    const kept = await sentAt(store, days(3000), ben)
    const old = aComplaint({ kind: 'withdrawal', fields: { email: 'cleo@example.com' } })
    await sentAt(store, days(731), old)
    const proof = await sentAt(store, days(729), aComplaint({ kind: 'withdrawal', fields: { email: 'ann@example.com' } }))

    expect(await inbox(store, 'purge')).toMatch(/Withdrawal of consent +1\nSubscription \(withdrawn\) +1\n\nErased\./)
    expect((await store.run('find', {})).map(({ reference }) => reference)).toEqual([kept, proof])
  })

  it('restore: erases again what was erased or withdrawn after the backup, also after a database copy', async () => {
    await using database = await open()
    const { store } = database
    await sentAt(store, hoursAgo(3), aSubscription('erased@example.com'))
    await sentAt(store, hoursAgo(3), aSubscription('withdrawn@example.com'))
    await sentAt(store, hoursAgo(800 * 24))
    const kept = await sentAt(store, hoursAgo(3))
    const path = join(mkdtempSync(join(folder, 'before-')), 'before.backup.gz')
    await inbox(store, 'backup', path)
    await inbox(store, 'person', 'erased@example.com', 'erase', '--yes')
    await sentAt(store, hoursAgo(1), aComplaint({ kind: 'withdrawal', fields: { email: 'withdrawn@example.com' } }))
    await inbox(store, 'purge')

    await using empty = await open()
    const restored = empty.store
    await expect(inbox(restored, 'restore', path)).rejects.toThrow('Which database does this backup replace?')
    expect(await inbox(restored, 'restore', path, '--replaces', placeOf(database))).toMatch(
      /^4 submissions restored, 3 of them erased again\./,
    )
    expect((await restored.run('find', {})).map(({ reference }) => reference)).toEqual([kept])
    expect(bytesOf(empty).includes('erased@example')).toBe(false)
    // The list goes on: the restored database has it too, and so has its next backup.
    expect(await restored.run('suppression', undefined)).toEqual(await store.run('suppression', undefined))

    await using server = await open()
    await server.store.run('load', { path })
    expect(await inbox(server.store, 'purge', '--from', placeOf(empty))).toMatch(/Feedback +1\nErased again: from a backup +2/)
    // A reference may be reused after its submission was erased.
    const { erasures } = await server.store.run('suppression', undefined)
    const reference = erasures.find(({ kind }) => kind === 'reference')?.value ?? ''
    await server.store.run('accept', aRow({ references: [reference], at: new Date(now.getTime() + 1).toISOString() }))
    expect(await inbox(server.store, 'purge')).toBe('There is nothing to erase.')
    expect(JSON.stringify(await server.store.run('suppression', undefined))).not.toContain('@')
  })

  it('restore: without the database it replaces, the backups beside the file and the list of an earlier version tell who was erased', async () => {
    await using database = await open()
    const { store } = database
    const own = join(folder, `${name}-beside`)
    mkdirSync(own)
    const listed = await sentAt(store, hoursAgo(4))
    const back = await sentAt(store, hoursAgo(3), aSubscription('back@example.com'))
    await sentAt(store, hoursAgo(3), aSubscription('erased@example.com'))
    await sentAt(store, hoursAgo(3), aSubscription('withdrawn@example.com'))
    const path = join(own, 'monday.backup.gz')
    await inbox(store, 'backup', path)
    await inbox(store, 'person', 'erased@example.com', 'erase', '--yes')
    for (const email of ['withdrawn@example.com', 'back@example.com'])
      await sentAt(store, hoursAgo(2), aComplaint({ kind: 'withdrawal', fields: { email } }))
    await sentAt(store, hoursAgo(1), aSubscription('back@example.com'))
    await inbox(store, 'backup', join(own, 'tuesday.backup.gz'))

    mkdirSync(join(folder, 'backups'), { recursive: true })
    writeFileSync(join(folder, 'backups/erased.txt'), `${now.toISOString()} ${listed}\n`)
    await using empty = await open()
    expect(await inbox(empty.store, 'restore', path, '--lost')).toMatch(/^4 submissions restored, 3 of them erased again\./)
    rmSync(join(folder, 'backups/erased.txt'))
    // Subscribed again since, so this consent counts: nobody took it back.
    expect((await empty.store.run('find', {})).map(({ reference }) => reference)).toEqual([back])

    writeFileSync(join(own, 'wednesday.backup.gz'), readFileSync(path).subarray(0, 99))
    await using another = await open()
    await expect(inbox(another.store, 'restore', path, '--lost')).rejects.toThrow('wednesday.backup.gz is damaged')
    expect(await another.store.run('find', {})).toEqual([])
  })

  it('backup and restore: a backup contains everything, and both databases can read it', async () => {
    await using database = await open()
    const { store } = database
    await Promise.all(Array.from({ length: 30 }, (_, n) => sentAt(store, hoursAgo(n), aSubscription(`ann${n}@example.com`))))
    const own = mkdtempSync(join(folder, 'all-'))
    const path = join(own, 'all.backup.gz')
    expect(await inbox(store, 'backup', path)).toMatch(/^30 submissions in .*, checked by restoring it/)
    await expect(inbox(store, 'backup', path)).rejects.toThrow('already exists')
    await expect(inbox(store, 'restore', path, '--lost')).rejects.toThrow('not empty')

    for (const other of testDatabases) {
      await using empty = await other.open()
      expect(await inbox(empty.store, 'restore', path, '--replaces', placeOf(database))).toMatch(/^30 submissions restored/)
      expect(await empty.store.run('find', {})).toEqual(await store.run('find', {}))
      expect(await empty.store.run('secret', undefined)).toBe(await store.run('secret', undefined))
    }

    const cut = join(own, 'cut.backup.gz')
    writeFileSync(cut, readFileSync(path).subarray(0, -40))
    await using empty = await open()
    await expect(inbox(empty.store, 'restore', cut, '--lost')).rejects.toThrow('cannot be decompressed')
    expect(await empty.store.run('find', {})).toEqual([])
  })

  it('SI2: not-spam sends what was held back', async () => {
    await using database = await open()
    const { store } = database
    const reference = await sentAt(store, hoursAgo(2), aSubscription('ann@example.com', { suspected: true }))
    expect(await inbox(store, 'list')).not.toContain(reference)
    expect(await inbox(store, 'list', '--suspected')).toContain(reference)
    expect(await inbox(store, 'not-spam', reference)).toContain(`${reference} is not spam.`)
    const waiting = [
      expect.objectContaining({ channel: 'mail', state: 'waiting' }),
      expect.objectContaining({ channel: 'confirmation' }),
    ]
    expect(await store.run('find', { reference })).toMatchObject([{ suspected: false, deliveries: waiting }])
    expect(await inbox(store, 'not-spam', reference)).toBe(`${reference} is not marked as spam.`)
    expect(await inbox(store, 'spam', reference)).toBe(`${reference} is marked as spam.`)
    expect(await store.run('find', { reference })).toMatchObject([{ suspected: true, deliveries: [] }])
  })

  it('resend: sends parked notifications again', async () => {
    await using database = await open()
    const { store } = database
    expect(await inbox(store, 'resend')).toBe('There are no parked notifications.')
    const reference = await sentAt(store, hoursAgo(80))
    const at = now.toISOString()
    const delivered = { ok: false, error: 'ECONNREFUSED', permanent: true } as const
    await store.run('claim', { channel: 'mail', limit: 1, leaseMs: 0, now: at })
    await store.run('settle', { reference, channel: 'mail', leaseUntil: at, version: 0, delivered, now: at })
    expect(await inbox(store, 'list')).toContain('1 could not be delivered')
    expect(await inbox(store, 'list', '--parked')).toMatch(/parked/)
    expect(await inbox(store, 'show', reference)).toContain('given up after one attempt (ECONNREFUSED)')
    expect(await inbox(store, 'resend')).toBe('The running site will send 1 notification within seconds.')
    expect(await inbox(store, 'list')).not.toContain('could not be delivered')
  })
})

it('works while the site writes to the same file', async () => {
  const path = join(folder, 'shared/hearth.db')
  const site = openSqliteStore(path, { timeoutMs: 15_000 })
  const staff = openSqliteStore(path, { timeoutMs: 15_000 })
  await sentAt(site, hoursAgo(1), aSubscription('ann@example.com'))
  let writing = true
  const writes = (async () => {
    const references: string[] = []
    while (writing) references.push(await sentAt(site, hoursAgo(1)))
    return references
  })()
  await inbox(staff, 'list')
  await inbox(staff, 'person', 'ann@example.com', 'erase', '--yes')
  await inbox(staff, 'backup', join(folder, 'shared.backup.gz'))
  writing = false
  const references = await writes
  expect(references.length).toBeGreaterThan(1)
  expect(await site.run('find', {})).toHaveLength(references.length)
  await staff.close()
  await site.close()
})
