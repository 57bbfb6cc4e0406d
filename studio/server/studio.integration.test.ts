import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { createAnswerMailer } from '#submissions/channels/answer-mailer.ts'
import { type TestDatabase, testDatabases } from '#submissions/testing/databases.ts'
import { startMailServer } from '#submissions/testing/mail-server.ts'
import { aComplaint, accepted, aSubscription, inboxOf, noon } from '#submissions/testing/samples.ts'
import { readStudioConfig, studioVariableNames } from './config.ts'
import { openStudio } from './testing/open-studio.ts'
import { fromProxy, proxied } from './testing/proxied.ts'

const sqlite = testDatabases.slice(0, 1)

describe.each(sqlite)('the door of the studio', ({ open }) => {
  it('ST1: without the key, every address answers 403', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const wrong = `${'A'.repeat(43)}`
    for (const path of ['/', '/assets/x.js', '/nothing', '/?key=', `/?key=${wrong}`])
      expect({ path, ...(await studio.ask(path, { headers: { cookie: '' } })) }).toMatchObject({ path, status: 403 })
    const { status } = await studio.ask('/api/counts', { body: {}, headers: { cookie: `hearth-studio-${studio.port}=${wrong}` } })
    expect(status).toBe(403)
    expect((await studio.ask('/')).status).toBe(200)
  })

  it('ST1: the key becomes a cookie that scripts and other sites cannot use, and leaves the address', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const entered = await studio.ask(`/?key=${studio.keys.key}`, { headers: { cookie: '' } })
    expect(entered.status).toBe(303)
    expect(entered.header('location')).toBe('/')
    const cookie = entered.header('set-cookie')
    expect(cookie).toMatch(/^hearth-studio-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/)
    // Browsers send it to all ports of this machine, where another studio may be.
    expect(cookie).toContain(`hearth-studio-${studio.port}=`)
    expect(entered.header('set-cookie')).not.toContain(studio.keys.key)

    const ticket = studio.keys.ticket()
    const use = () => studio.ask(`/?key=${ticket}`, { headers: { cookie: '' } })
    expect([(await use()).status, (await use()).status]).toEqual([303, 403])
  })

  it('SW16: an export without texts is no file', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const asked = { language: 'ko', format: 'xliff', onlyOpen: true, kinds: [] }
    const { status, text } = await studio.ask('/api/translateExport', { body: asked })
    expect([status, text]).toEqual([204, ''])
  })

  it('ST1: a foreign host, a foreign origin and a frame of others get 403, even with the key', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const foreign = { host: `rebound.example.com:${studio.port}` }
    expect((await studio.ask('/', { headers: foreign })).status).toBe(403)
    expect((await studio.ask('/api/counts', { body: {}, headers: { origin: 'https://evil.example.com' } })).status).toBe(403)
    const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await studio.ask('/', { headers: framed })).status).toBe(403)

    const page = await studio.ask('/')
    const policy = page.header('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(page.header('x-frame-options')).toBe('DENY')
    expect(policy).toContain(/nonce="([^"]+)"/.exec(page.text)?.[1])
    expect((await studio.ask('/api/counts', { body: {} })).status).toBe(200)
  })

  it('ST1: behind a proxy, the name that it passes is who did it, and the key opens nothing', async () => {
    await using database = await open()
    await using studio = await openStudio(database, { entrance: proxied })
    const own = { ...fromProxy({ user: 'raj', groups: 'writers' }), origin: proxied.origin, cookie: '' }
    const { text } = await studio.ask('/api/me', { body: {}, headers: own })
    expect(JSON.parse(text)).toMatchObject({ name: 'raj', roles: ['writer'] })
    expect((await studio.ask('/api/me', { body: {}, headers: { ...own, 'x-user': '' } })).status).toBe(403)
    expect((await studio.ask(`/?key=${studio.keys.key}`, { headers: { cookie: '' } })).status).toBe(403)
    expect((await studio.ask(`/?key=${studio.keys.key}`, { headers: { host: new URL(proxied.origin).host } })).status).toBe(403)
  })

  it('ST3: behind a proxy, starts only with its secret, the groups and their roles', async () => {
    const header = { STUDIO_HOST: '0.0.0.0', STUDIO_PROXY_USER_HEADER: 'X-User' }
    const others = {
      STUDIO_URL: 'https://studio.example.com/',
      STUDIO_PROXY_SECRET: 'sixteen-characters-or-more',
      STUDIO_GROUPS_HEADER: 'X-Groups',
      STUDIO_ROLES: '客服=care,privacy; it=admin',
    }
    for (const name of Object.keys(others))
      expect(() => readStudioConfig({ ...header, ...others, [name]: '' })).toThrow(
        `Required when STUDIO_PROXY_USER_HEADER is set: ${name}.`,
      )
    expect(() => readStudioConfig({ STUDIO_ROLES: others.STUDIO_ROLES })).toThrow('STUDIO_PROXY_USER_HEADER is required')
    expect(() => readStudioConfig({ ...header, ...others, STUDIO_PROXY_SECRET: 'short' })).toThrow('at least 16 characters')

    await using temporary = await temporaryFolder()
    const file = join(temporary.folder, 'secret')
    writeFileSync(file, `${others.STUDIO_PROXY_SECRET}\n`)
    const fromFile = { ...header, ...others, STUDIO_PROXY_SECRET: '', STUDIO_PROXY_SECRET_FILE: file }
    expect(readStudioConfig(fromFile)).toMatchObject({
      host: '0.0.0.0',
      entrance: {
        ...{ by: 'proxy', userHeader: 'x-user', groupsHeader: 'x-groups', origin: 'https://studio.example.com' },
        secret: others.STUDIO_PROXY_SECRET,
        rolesOfGroups: new Map([
          ['客服', ['care', 'privacy']],
          ['it', ['admin']],
        ]),
      },
    })
    expect(studioVariableNames).toContain('STUDIO_PROXY_SECRET_FILE')
  })

  it('ST1: listens on this machine only, and refuses another address without a proxy', async () => {
    const open = { STUDIO_HOST: '0.0.0.0' }
    expect(() => readStudioConfig(open)).toThrow('STUDIO_HOST=0.0.0.0 is refused')
    const started = spawn('node', ['studio/server/main.ts'], { env: { ...process.env, ...open } })
    const said = started.stderr.toArray()
    expect((await once(started, 'exit'))[0]).toBe(1)
    expect(String(await said)).toContain('STUDIO_HOST=0.0.0.0 is refused')

    await using database = (await testDatabases[0]?.open()) as TestDatabase
    await using studio = await openStudio(database)
    const others = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
    for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4'))
      await expect(fetch(`http://${address}:${studio.port}/`)).rejects.toThrow()
  })
})

describe.each(testDatabases)('the calls of the studio on $name', ({ open }) => {
  it('SI1: a submission is listed, opened, assigned, noted, closed and reopened', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    const call = async (name: string, body: unknown) => JSON.parse((await studio.ask(`/api/${name}`, { body })).text)

    expect((await call('list', { view: 'open', words: 'ann' })).lines).toMatchObject([{ reference, sender: 'Ann Lee' }])
    const before = await call('counts', {})
    for (const change of [{ assignee: 'Raj' }, { closed: true }])
      expect(await call('mark', { reference, change })).toEqual({ done: true })
    const note = { reference, id: '0b5cbb42-6c17-4d8c-9f6e-1f0a3f1f9f10', text: 'Called back' }
    expect(await call('note', note)).toEqual({ done: true })
    expect((await call('counts', {})).version).not.toBe(before.version)

    const entry = await call('entry', { reference, isLook: true })
    expect(entry).toMatchObject({
      submission: { status: 'closed', assignee: 'Raj' },
      notes: [{ author: 'mei', text: 'Called back' }],
    })
    const hob = { code: 'hb 7830', serial_number: 'S/N 26I O00 001', buy_date: '2029-01-02' }
    const registered = await accepted(
      inboxOf(database.store).accept({ ...aComplaint({ idempotencyKey: 'hob' }), kind: 'registration', fields: hob }),
    )
    expect(await call('entry', { reference: registered, isLook: false })).toMatchObject({
      alerts: [{ kind: 'affected', notice: expect.stringContaining('HB-7830 on LPG') }],
    })
    await call('mark', { reference, change: { closed: false } })
    expect((await call('list', { view: 'open', words: '' })).lines).toHaveLength(2)
    expect((await studio.ask('/api/entry', { body: { reference: 'none', isLook: true } })).status).toBe(404)
    expect((await studio.ask('/api/list', { body: { view: 'everything', words: '' } })).status).toBe(400)
    expect(studio.failures).toEqual([])
  })

  it('SI1: an answer is sent by mail and kept with the entry, also if the mail server is away', async () => {
    await using server = await startMailServer()
    await using database = await open()
    const to = Object.fromEntries(submissionKinds.map((kind) => [kind, 'care@example.com'])) as Record<SubmissionKind, string>
    const mailer = createAnswerMailer({ smtpUrl: server.url, from: 'site@example.com', to })
    onTestFinished(mailer.close)
    await using studio = await openStudio(database, { mailer })
    const complaint = aComplaint({ fields: { ...aComplaint().fields, email: 'ann@example.com' } })
    const reference = await accepted(inboxOf(database.store).accept(complaint))
    const call = async (name: string, body: unknown) => JSON.parse((await studio.ask(`/api/${name}`, { body })).text)

    expect(await call('me', {})).toEqual({ name: 'mei', roles: ['admin'], sends: true })
    const begun = { reference, part: 'answer', text: 'Dear Ann, we' }
    await call('unfinished', begun)
    expect(await call('entry', { reference, isLook: false })).toMatchObject({
      unfinished: { answer: 'Dear Ann, we' },
      answers: [],
    })

    const answer = { reference, id: '0b5cbb42-6c17-4d8c-9f6e-1f0a3f1f9f11', subject: 'Feedback', text: 'We come on Monday.' }
    await server.cutOff()
    expect(await call('answer', answer)).toMatchObject({ state: 'failed' })
    const failed = await call('entry', { reference, isLook: false })
    expect(failed).toMatchObject({ unfinished: {}, answers: [{ author: 'mei', state: 'failed', text: 'We come on Monday.' }] })

    await server.putBack()
    expect(await call('answer', answer)).toEqual({ state: 'sent' })
    const { answers, history } = await call('entry', { reference, isLook: false })
    expect(answers).toMatchObject([{ recipient: 'ann@example.com', state: 'sent', error: null }])
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['answer', 'answer'])
    expect(server.received.map(({ to, messageId }) => ({ to, messageId }))).toEqual([
      { to: ['ann@example.com'], messageId: `<${reference}.${answer.id}@example.com>` },
    ])
    expect(server.received[0]?.head).toMatch(/^Reply-To: care@example.com$/m)
    expect(server.received[0]?.body).toContain('We come on Monday.')
    expect((await call('list', { view: 'open', words: 'monday' })).lines).toHaveLength(1)

    await call('unfinished', begun)
    await call('erasePerson', { contacts: ['9123-4567'] })
    for (const table of ['answer', 'unfinished']) expect(await database.execute(`select * from ${table}`)).toEqual([])
  })

  it('SI1: what is not spam after all is delivered like any other submission, until that is undone', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const subscription = aSubscription('ann@example.com', { suspected: true })
    const reference = await accepted(inboxOf(database.store).accept(subscription))
    const channels = async () => {
      const [submission] = await database.store.run('find', { reference })
      return submission?.deliveries.map(({ channel }) => channel).sort()
    }
    const mark = (suspected: boolean) => studio.ask('/api/mark', { body: { reference, change: { suspected } } })
    expect(await channels()).toEqual([])
    await mark(false)
    expect(await channels()).toEqual(['confirmation', 'mail', 'webhook'])
    await mark(true)
    expect(await channels()).toEqual([])
    await mark(false)
    await mark(false)
    expect(await channels()).toEqual(['confirmation', 'mail', 'webhook'])
  })

  it('SI1: a corrected serial number shows the notice about the appliance, and a note keeps what it was', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const fields = { code: 'HB-7830', serial_number: '271000345', buy_date: '2029-01-02' }
    const reference = await accepted(inboxOf(database.store).accept({ ...aComplaint(), kind: 'registration', fields }))
    const call = async (name: string, body: object) => JSON.parse((await studio.ask(`/api/${name}`, { body })).text)
    expect((await call('entry', { reference, isLook: false })).alerts).toEqual([])
    const correction = { reference, id: crypto.randomUUID(), field: 'serial_number', value: '261000345' }
    expect(await call('correct', correction)).toEqual({ done: true })
    expect(await call('entry', { reference, isLook: false })).toMatchObject({
      alerts: [{ kind: 'affected' }],
      submission: { fields: { ...fields, serial_number: '261000345' } },
      notes: [{ author: 'mei', text: 'Serial number corrected: “261000345” instead of “271000345”.' }],
    })
  })

  it('SI1, SI2: exports what is filtered, and finds, exports and erases a person', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const reference = await accepted(inboxOf(database.store).accept(aComplaint()))
    const csv = await studio.ask('/api/export', { body: { view: 'open', words: 'hums', format: 'csv' } })
    expect(csv.text).toContain(`"${reference}"`)
    expect(csv.header('content-disposition')).toBe('attachment; filename="inbox-2030-01-02.csv"')
    expect((await studio.ask('/api/export', { body: { view: 'open', words: '', format: 'xlsx' } })).text).toMatch(/^PK/)

    const id = '0b5cbb42-6c17-4d8c-9f6e-1f0a3f1f9f10'
    await studio.ask('/api/note', { body: { reference, id, text: 'Called back' } })
    const contact = '9123-4567'
    const found = JSON.parse((await studio.ask('/api/person', { body: { contact } })).text)
    expect(found).toMatchObject({ contacts: [{ key: '91234567', lines: [{ reference }] }], isComplete: true })
    expect((await studio.ask('/api/exportPerson', { body: { contacts: [contact] } })).text).toMatch(/It hums\..*Called back/s)
    expect(JSON.parse((await studio.ask('/api/erasePerson', { body: { contacts: [contact] } })).text)).toEqual({ erased: 1 })
    expect(await database.execute('select * from submission')).toEqual([])

    const { erasures } = await database.store.run('suppression', undefined)
    expect(erasures).toContainEqual({ kind: 'reference', value: reference, at: noon.toISOString() })
    const audit = await database.store.run('auditOf', { limit: 100 })
    expect(audit.map(({ action }) => action).sort()).toEqual(['erase', 'export', 'export', 'exportPerson', 'findPerson', 'note'])
    expect(JSON.stringify(audit)).not.toMatch(/9123|Ann|hums/)
  })
})

describe.each(sqlite)('a file of a translator', ({ open }) => {
  it('SW16: is the body itself, so that no megabytes of JSON are parsed', async () => {
    await using database = await open()
    await using studio = await openStudio(database)
    const file = Buffer.from('no workbook')
    const { status, text } = await studio.ask('/api/translateImport?language=ko', { body: file })
    expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 200, refused: expect.any(String) })
    for (const query of ['', '?language=en', '?language=xx', '?language=ko&file=a&other=b'])
      expect({ query, ...(await studio.ask(`/api/translateImport${query}`, { body: file })) }).toMatchObject({
        query,
        status: 400,
      })
    const asJson = { language: 'ko', file: file.toString('base64') }
    expect((await studio.ask('/api/translateImport', { body: asJson })).status).toBe(400)
    expect((await studio.ask('/api/counts', { body: file })).status).toBe(400)
    expect((await studio.ask('/api/translateImport?language=ko', { body: Buffer.alloc(24 * 1024 * 1024 + 1) })).status).toBe(413)
  })
})
