import { expect, it } from 'vitest'
import { type TestDatabase, testDatabases } from '#submissions/testing/databases.ts'
import { type CallName, calls } from '../../wire/calls.ts'
import { openStudio } from '../testing/open-studio.ts'
import { fromProxy, proxied } from '../testing/proxied.ts'

const seesContent: readonly CallName[] = [
  ...(['me', 'drafts', 'entryForm', 'entryVersions', 'entryFaults', 'labels', 'references', 'entries', 'faults'] as const),
  ...(['checkAgain', 'countries', 'publishing', 'publishCheck', 'history', 'historyDifference', 'previewPlace'] as const),
  ...(['translateProgress', 'translateList', 'translateNext', 'translateText', 'translateExport'] as const),
]
const writes: readonly CallName[] = [
  ...(['draftEdit', 'draftCreate', 'draftRemove', 'draftDiscard', 'draftRestore', 'draftMerge', 'historyRestore'] as const),
  ...(['entryCopy', 'entryNew', 'itemNew', 'itemCopy', 'entryRemove'] as const),
  ...(['translateSave', 'translateUndo', 'translateConfirm', 'translateImport'] as const),
]
const publishes: readonly CallName[] = [
  ...(['publishNow', 'publishOn', 'publishPush', 'releaseToDrafts', 'releaseRemove', 'setRevert'] as const),
]
const cares: readonly CallName[] = [
  ...(['me', 'counts', 'list', 'entry', 'mark', 'answer', 'unfinished', 'note', 'correct', 'noteRemoved', 'resend'] as const),
  ...(['export', 'person', 'visitPlaces', 'visits', 'visitMove', 'visitCancel', 'visitMissed', 'visitBook'] as const),
  ...(['visitBlock', 'visitUnblock', 'visitFeed', 'visitFeedRenew', 'visitCounts'] as const),
]
const privacy: readonly CallName[] = ['me', 'person', 'exportPerson', 'erasePerson']
const all = Object.keys(calls) as CallName[]

const people: readonly [groups: string, may: readonly CallName[]][] = [
  ['读者', seesContent],
  ['writers', [...seesContent, ...writes]],
  ['publishers', [...seesContent, ...writes, ...publishes]],
  ['客服', cares],
  ['privacy', privacy],
  ['care leads', [...cares, ...privacy]],
  ['读者,客服', [...seesContent, ...cares]],
  ['it', all],
]

async function openProxied() {
  const database = (await testDatabases[0]?.open()) as TestDatabase
  const studio = await openStudio(database, { entrance: proxied })
  const ask = (path: string, { groups, body, ...headers }: { groups: string; body?: unknown } & Record<string, unknown>) =>
    studio.ask(path, {
      body,
      headers: { cookie: '', ...(body !== undefined && { origin: proxied.origin }), ...fromProxy({ groups }), ...headers },
    })
  const stack = new AsyncDisposableStack()
  stack.use(database)
  stack.use(studio)
  return { studio, ask, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

it.each(people)('ST3: the server answers %s the calls of its roles, and refuses all others', async (groups, may) => {
  await using opened = await openProxied()
  const found = await Promise.all(
    all.map(async (name) => {
      // No call knows this field, so an allowed one is refused for its fields and does nothing.
      const { status, text } = await opened.ask(`/api/${name}`, { groups, body: { unknown: true } })
      return { name, status, error: JSON.parse(text).error }
    }),
  )
  const expected = (name: CallName) => (may.includes(name) ? { status: 400, error: 'fields' } : { status: 403, error: 'role' })
  expect(found).toEqual(all.map((name) => ({ name, ...expected(name) })))
})

it('ST3: pictures of drafts are shown to those who see drafts, and taken from those who write', async () => {
  await using opened = await openProxied()
  const statusesOf = async (groups: string) => {
    const shown = await opened.ask('/media/products/nothing.webp', { groups })
    const taken = await opened.ask('/media', { groups, body: Buffer.from('no picture') })
    return [shown.status, taken.status]
  }
  expect(await statusesOf('读者')).toEqual([404, 403])
  expect(await statusesOf('writers')).toEqual([404, 422])
  expect(await statusesOf('publishers')).toEqual([404, 422])
  expect(await statusesOf('客服')).toEqual([403, 403])
  expect(await statusesOf('privacy')).toEqual([403, 403])
})

it('ST3: an upload of somebody who may not write is refused before it has arrived', async () => {
  await using opened = await openProxied()
  const file = Buffer.alloc(600 * 1024)
  expect((await opened.ask('/api/translateImport?language=ko', { groups: '客服', body: file })).status).toBe(403)
})

it('ST3: says to the pages who is signed on and what that person is', async () => {
  await using opened = await openProxied()
  const { text } = await opened.ask('/api/me', { groups: 'care leads,读者', body: {} })
  expect(JSON.parse(text)).toEqual({ name: '李梅', roles: ['care', 'privacy', 'reader'], sends: false })
})

it('ST3: who has no role, and who does not come through the proxy, gets a page in words', async () => {
  await using opened = await openProxied()
  for (const groups of ['', 'unknown']) {
    const { status, text } = await opened.ask('/', { groups })
    expect([status, text]).toEqual([403, expect.stringContaining('none of your groups has a role')])
    expect(text).toContain('您所在的群组在工作室里没有角色')
    expect((await opened.ask('/api/me', { groups, body: {} })).status).toBe(403)
  }
  for (const secret of ['', 'wrong']) {
    const { status, text } = await opened.ask('/', { groups: 'it', 'x-studio-proxy-secret': secret })
    expect([status, text]).toEqual([403, expect.stringContaining('did not come through the proxy')])
    expect((await opened.ask('/api/list', { groups: 'it', body: {}, 'x-studio-proxy-secret': secret })).status).toBe(403)
  }
})
