import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EntryForm } from '#studio/wire/forms.ts'
import { createDraftSession } from './draft-session.ts'

const file = 'news/opening/en.yaml'
const field = { file, path: ['title'] }

function aForm(title: string, version: string): EntryForm {
  const one = {
    file,
    version,
    isThere: true,
    field: { kind: 'text', name: 'news', key: '', isOptional: false } as const,
    value: { title },
    text: '',
    faults: [],
  }
  return { kind: 'news', id: 'opening', title: 'Opening', files: [one] }
}

type Reply = { status?: number; json?: unknown; after?: Promise<void> } | 'away'

/** The studio's answers, by the name of the call; the last one of a call is repeated. Returns what was sent. */
function answering(replies: Record<string, Reply[]>) {
  const sent: { name: string; fields: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const name = url.replace('/api/', '')
    sent.push({ name, fields: JSON.parse(body) })
    const left = replies[name] ?? ['away']
    const reply = left.length > 1 ? left.shift() : left[0]
    if (reply === undefined || reply === 'away') throw new TypeError('Failed to fetch')
    await reply.after
    return new Response(JSON.stringify(reply.json ?? {}), { status: reply.status ?? 200 })
  })
  return sent
}

function aStorage(refuses = false) {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (refuses) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  })
  return items
}

const set = (value: string) => ({ set: field.path, value })

beforeEach(() => {
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('SW4: typing is sent although the storage of the browser is full', async () => {
  aStorage(true)
  const sent = answering({ draftEdit: [{ json: { version: '2', text: '' } }], entryForm: [{ json: aForm('Typed', '2') }] })
  const session = createDraftSession(aForm('Opening', '1'))
  session.edit(file, set('Typed'))
  expect(await session.saved()).toBe(true)
  expect(sent[0]).toEqual({ name: 'draftEdit', fields: { file, edits: [set('Typed')], version: '1' } })
  session.stop()
})

it('SW4: an edit that was refused is kept, and shown, if the form can’t be loaded again at once', async () => {
  const items = aStorage()
  const sent = answering({ draftEdit: [{ status: 422 }], entryForm: ['away', { json: aForm('By Raj', '2') }] })
  const session = createDraftSession(aForm('Opening', '1'))
  session.edit(file, set('Typed'))
  await vi.waitFor(() => expect(session.read().saving).toEqual({ state: 'unsaved', fault: 'edit' }), 30_000)
  expect(items.get('studio-unsent:news/opening')).toContain('Typed')
  await vi.waitFor(() => expect(session.read().conflict).toMatchObject({ mine: [set('Typed')] }), 30_000)
  expect(sent.filter(({ name }) => name === 'draftEdit')).toHaveLength(2)
  session.stop()
})

it('SW4: what is typed while a colleague’s text is fetched stays after what was typed before', async () => {
  aStorage()
  const { promise: fetched, resolve: letThemCome } = Promise.withResolvers<void>()
  const sent = answering({
    draftEdit: [{ json: { conflict: 'published' } }],
    entryForm: [{ json: aForm('By Raj', '2'), after: fetched }],
  })
  const session = createDraftSession(aForm('Opening', '1'))
  const second = { set: ['summary'], value: 'Second' }
  session.edit(file, set('First'))
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['draftEdit', 'entryForm']), 30_000)
  session.edit(file, second)
  // After the timer that the edit has set.
  await setTimeout(0)
  letThemCome()
  await vi.waitFor(() => expect(session.read().conflict).toMatchObject({ mine: [set('First'), second] }), 30_000)
  expect(sent).toHaveLength(2)
  session.stop()
})

it('SW3: “No faults” is said only after a search for them: one that fails is said, and can be started again', async () => {
  aStorage()
  vi.stubGlobal('addEventListener', () => {})
  answering({ entryForm: [{ json: aForm('Opening', '1') }], entryFaults: [{ status: 500 }, { json: { faults: [] } }] })
  const session = createDraftSession(aForm('Opening', '1'))
  expect(session.read().check).toBe('running')
  session.start()
  await vi.waitFor(() => expect(session.read().check).toBe('failed'), 30_000)
  session.checkAgain()
  await vi.waitFor(() => expect(session.read().check).toBe('done'), 30_000)
  session.stop()
})

it('SW8: a colleague’s change of a file without own edits is taken over, and named', async () => {
  aStorage()
  vi.stubGlobal('document', { hidden: false })
  const theirs = aForm('By Raj', '2')
  const draft = { by: 'raj', at: '2030-01-02T04:00:00.000Z' }
  const form = { ...theirs, files: theirs.files.map((one) => ({ ...one, draft })) }
  answering({ entryVersions: [{ json: { files: [{ file, version: '2', draft }] } }], entryForm: [{ json: form }] })
  const session = createDraftSession(aForm('Opening', '1'))
  await session.look()
  expect(session.value(file, field.path)).toBe('By Raj')
  expect(session.read().changedBy).toEqual(draft)
  session.stop()
})

it('SW8: of two texts of one field, one is chosen: the colleague’s, or the own over it', async () => {
  const choose = async (which: 'mine' | 'theirs') => {
    aStorage()
    const sent = answering({
      draftEdit: [{ json: { conflict: 'published' } }, { json: { version: '3', text: '' } }],
      entryForm: [{ json: aForm('By Raj', '2') }],
    })
    const session = createDraftSession(aForm('Opening', '1'))
    session.edit(file, set('By me'))
    await vi.waitFor(() => expect(session.read().conflict).toBeDefined(), 30_000)
    session.choose(which)
    expect(await session.saved()).toBe(true)
    session.stop()
    return {
      title: session.value(file, field.path),
      sent: sent.filter(({ name }) => name === 'draftEdit').map((one) => one.fields),
    }
  }
  const first = { file, edits: [set('By me')], version: '1' }
  expect(await choose('theirs')).toEqual({ title: 'By Raj', sent: [first] })
  expect(await choose('mine')).toEqual({ title: 'By me', sent: [first, { ...first, version: '2' }] })
})

it('SW4: edits that were not sent before a reload are sent, or compared if somebody has changed the file since', async () => {
  vi.stubGlobal('addEventListener', () => {})
  const resumed = async (form: EntryForm) => {
    const items = aStorage()
    items.set('studio-unsent:news/opening', JSON.stringify([{ file, version: '1', edits: [set('Typed')] }]))
    const sent = answering({ draftEdit: [{ json: { version: '2', text: '' } }] })
    const session = createDraftSession(form)
    session.start()
    await session.saved()
    session.stop()
    return { session, items, sent: sent.filter(({ name }) => name === 'draftEdit') }
  }
  const same = await resumed(aForm('Opening', '1'))
  expect(same.session.value(file, field.path)).toBe('Typed')
  expect(same.sent).toHaveLength(1)
  expect(same.items.size).toBe(0)
  const other = await resumed(aForm('By Raj', '2'))
  expect(other.session.read().conflict).toMatchObject({ mine: [set('Typed')] })
  expect(other.sent).toHaveLength(0)
  expect(other.items.size).toBe(1)
  const held = await resumed(aForm('Typed', '2'))
  expect(held.session.read().conflict).toBeUndefined()
  expect(held.items.size).toBe(0)
})

it('SW4: an undo sends the edit that takes the last one back, and says where that was', async () => {
  aStorage()
  const sent = answering({ draftEdit: [{ json: { version: '2', text: '' } }, { json: { version: '3', text: '' } }] })
  const session = createDraftSession(aForm('Opening', '1'))
  session.edit(file, set('Typed'))
  await session.saved()
  expect(session.undo()).toEqual(field)
  await session.saved()
  expect(sent.filter(({ name }) => name === 'draftEdit').at(-1)?.fields).toMatchObject({ edits: [set('Opening')], version: '2' })
  expect(session.undo()).toBeUndefined()
  session.stop()
})
