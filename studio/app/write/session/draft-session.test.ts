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
