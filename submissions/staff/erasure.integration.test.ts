import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Submission } from '../inbox/inbox.ts'
import type { Store } from '../store/store.ts'
import { tableFacts, tableNames } from '../store/table-list.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { aComplaint, accepted, aSubscription, inboxOf, later, noon } from '../testing/samples.ts'

const by = { who: 'mei', at: later(60_000).toISOString() }
let sends = 0
function send(store: Store, submission: Submission) {
  sends += 1
  return accepted(inboxOf(store).accept({ ...submission, idempotencyKey: `send ${sends}` }))
}
const complaint = (phone: string) => aComplaint({ fields: { ...aComplaint().fields, phone } })
const enquiry = (contact: string) => aComplaint({ kind: 'enquiry', fields: { category: '1', series: 'vela', contact } })
const registered = (email: string, phone: string) => aComplaint({ kind: 'registration', fields: { email, phone, name: 'Ann' } })

/** All bytes of a database, without PostgreSQL's write-ahead log, which the operator of the server controls. */
function bytesOf({ folder }: TestDatabase): Buffer {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return Buffer.concat(paths.filter((path) => statSync(path).isFile()).map((path) => readFileSync(path)))
}

describe.each(testDatabases)('erasing a person on $name', ({ name, open }) => {
  it('SI1: every table of the schema is in the list that erasing, compacting and backups go through', async () => {
    await using database = await open()
    await database.store.run('secret', undefined)
    const names =
      name === 'SQLite'
        ? "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'"
        : "select table_name as name from information_schema.tables where table_schema = 'public'"
    const rows = (await database.execute(names)) as { name: string }[]
    expect(rows.map((row) => row.name).sort()).toEqual([...tableNames, 'expansion', 'migration'].sort())

    // A table with a reference belongs to a submission. Those that outlive it hold nothing about the person.
    const outlive = ['audit', 'consent', 'subscription']
    for (const table of tableNames) {
      const columns = (await database.execute(
        name === 'SQLite'
          ? `select name from pragma_table_info('${table}')`
          : `select column_name as name from information_schema.columns where table_name = '${table}'`,
      )) as { name: string }[]
      const has = columns.some((column) => column.name === 'reference')
      expect({ table, isErased: tableFacts[table].isErased }).toEqual({ table, isErased: has && !outlive.includes(table) })
    }
  })

  it('SI2: no byte of an erased person is left in the files, nor in the backup', async () => {
    await using database = await open()
    const { store } = database
    const folder = mkdtempSync(join(tmpdir(), 'hearth-erased-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const own = registered('unmistakable@example.com', '+65 9876 5432')
    const reference = await send(store, { ...own, fields: { ...own.fields, name: 'Unmistakable Ann' } })
    for (let n = 0; n < 20; n += 1) await send(store, registered(`other${n}@example.com`, `+65 9000 00${10 + n}`))
    const text = 'unmistakable words of staff'
    await store.run('addNote', { reference, id: 'note', text, by })
    await store.run('setNoteRemoved', { id: 'note', removed: true, by })
    await store.run('addAnswer', { reference, id: 'answer', recipient: 'unmistakable@example.com', subject: text, text, by })
    await store.run('storeUnfinished', { reference, part: 'note', text, who: 'mei', at: by.at })
    if (name === 'PostgreSQL') for (const command of ['analyze', 'checkpoint']) await database.execute(command)
    expect(bytesOf(database).includes('nmistakable')).toBe(true)
    const [exported] = await store.run('withNotes', { personKeys: ['unmistakable@example.com'] })
    expect(exported).toMatchObject({ answers: [{ text }], drafts: [{ text }], history: [{}, {}, {}] })

    expect(await store.run('erasePerson', { personKeys: ['unmistakable@example.com'], by })).toEqual([reference])
    await store.compact()
    if (name === 'PostgreSQL') await database.execute('checkpoint')
    const path = join(folder, 'after.backup.gz')
    await store.run('dump', { path, at: by.at })
    for (const bytes of [bytesOf(database), gunzipSync(readFileSync(path))])
      for (const trace of ['nmistakable', '98765432', '9876 5432'])
        expect({ trace, left: bytes.includes(trace) }).toEqual({ trace, left: false })
    expect(await store.run('find', {})).toHaveLength(20)
  })

  it('SI1: a person is found by each mailbox and number, in every spelling: 11 of 11', async () => {
    await using database = await open()
    const { store } = database
    const mine = [
      registered('Ann.Lee@gmail.com', '+65 9123 4567'),
      registered('annlee+hob@googlemail.com', '0065 (9123) 4567'),
      aSubscription('ａｎｎｌｅｅ@gmail.com'),
      complaint('９１２３ ４５６７'),
      complaint('9123 4567 ext. 12'),
      complaint('+65 (0) 9123-4567'),
      enquiry('9123 4567 or a.n.n.lee@gmail.com'),
      enquiry('(+65)9123.4567'),
      enquiry('ANNLEE@GMAIL.COM'),
      registered('ann@work.example.com', '91234567 分机 3'),
      enquiry('Ann <ann+2@work.example.com>'),
    ]
    const references = (await Promise.all(mine.map((submission) => send(store, submission)))).sort()
    await send(store, registered('annlee@example.com', '+65 9123 4568'))
    for (const key of ['annlee@gmail.com', '91234567', 'ann@work.example.com']) {
      const { contacts, isComplete } = await store.run('network', { key })
      expect(isComplete).toBe(true)
      expect(contacts.map((contact) => contact.key).sort()).toEqual(['91234567', 'ann@work.example.com', 'annlee@gmail.com'])
      expect(contacts[0]).toMatchObject({ key, via: undefined })
      const found = new Set(contacts.flatMap((contact) => contact.references))
      expect([...found].sort()).toEqual(references)
    }
  })

  it('SI1: who erases one contact erases nobody whom it only leads to', async () => {
    await using database = await open()
    const { store } = database
    await send(store, registered('ann@example.com', '6123 4567'))
    const ben = await send(store, registered('ben@example.com', '6123 4567'))
    await store.run('erasePerson', { personKeys: ['ann@example.com'], by })
    expect((await store.run('find', {})).map(({ reference }) => reference)).toEqual([ben])
    // The list names nobody: its hashes need the key of the database.
    expect(JSON.stringify(await database.execute('select * from erasure'))).not.toContain('ann')
    expect(await store.run('suppress', { lists: [] })).toEqual({ erased: 0, withdrawn: 0 })
    await send(store, registered('ann@example.com', '6123 4567')).then(() => {})
    expect(await store.run('suppress', { lists: [] })).toMatchObject({ erased: 1 })
  })

  it('F1: a subscription that was taken for spam counts once staff say that it is none', async () => {
    await using database = await open()
    const { store } = database
    const reference = await send(store, { ...aSubscription('ann@example.com'), suspected: true })
    const states = () => database.execute('select state, reference from consent')
    expect(await states()).toEqual([])
    await store.run('mark', { reference, by, change: { suspected: false } })
    expect(await states()).toEqual([{ state: 'subscribed', reference }])
    await store.run('mark', { reference, by, change: { suspected: true } })
    expect(await states()).toEqual([])
    await send(store, aComplaint({ kind: 'withdrawal', fields: { email: 'ann@example.com' } }))
    await store.run('mark', { reference, by, change: { suspected: false } })
    expect(await states()).toMatchObject([{ state: 'withdrawn' }])
  })

  it('F1: an erased subscriber gets no news, and may subscribe again', async () => {
    await using database = await open()
    const { store } = database
    await send(store, aSubscription('ann@example.com'))
    await store.run('erasePerson', { personKeys: ['ann@example.com'], by })
    expect(await database.execute('select state, reference, version from consent')).toEqual([
      { state: 'withdrawn', reference: null, version: null },
    ])
    const again = await accepted(inboxOf(store, { now: () => later(120_000) }).accept(aSubscription('ann@example.com')))
    expect(await database.execute('select state, reference from consent')).toEqual([{ state: 'subscribed', reference: again }])
    expect(await store.run('suppress', { lists: [] })).toEqual({ erased: 0, withdrawn: 0 })
    expect(noon.toISOString() < by.at).toBe(true)
  })
})
