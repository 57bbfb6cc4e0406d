import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendUnsent } from './send-unsent.ts'

const entry = (name: string) => `news/${name}`
const file = (name: string) => `news/${name}/en.yaml`
const edit = { set: ['title'], value: 'Typed' }

/** Its items are its own keys, as in a browser. */
class Storage {
  getItem(key: string): unknown {
    return Reflect.get(this, key) ?? null
  }
  setItem(key: string, value: string) {
    Reflect.set(this, key, value)
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}
let storage: Storage
function keep(name: string) {
  storage.setItem(`studio-unsent:${entry(name)}`, JSON.stringify([{ file: file(name), version: '1', edits: [edit] }]))
}

/** The studio’s results of `draftEdit`, by the name of the news. The form has `title`. */
function answering(results: Record<string, { status?: number; json?: unknown }>, title = 'By Raj') {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const asked: { file: string } = JSON.parse(body)
    const name = asked.file.split('/')[1] ?? ''
    const one = { file: asked.file, version: '2', isThere: true, value: { title }, text: '', faults: [] }
    const field = { kind: 'text', name: 'news', key: '', isOptional: false }
    const form = { kind: 'news', id: name, title, files: [{ ...one, field }] }
    const { status = 200, json } = url.endsWith('/entryForm') ? { json: form } : (results[name] ?? {})
    return new Response(JSON.stringify(json ?? {}), { status })
  })
}

beforeEach(() => {
  storage = new Storage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('SW4: what a crash has left is sent, what a colleague has changed and what the studio refuses stays, each with its reason', async () => {
  for (const name of ['sent', 'changed', 'refused']) keep(name)
  answering({
    sent: { json: { version: '2', text: '' } },
    changed: { json: { conflict: 'published' } },
    refused: { status: 507, json: { error: 'full' } },
  })
  const { sent, left } = await sendUnsent()
  expect(sent).toEqual([entry('sent')])
  expect(left.map(({ key, why }) => [key, why])).toEqual([
    [entry('changed'), 'conflict'],
    [entry('refused'), 'full'],
  ])
  expect(Object.keys(storage)).toEqual([entry('changed'), entry('refused')].map((one) => `studio-unsent:${one}`))
})

it('SW4: edits whose result was lost are not sent twice: the studio has them', async () => {
  keep('held')
  answering({ held: { json: { conflict: 'published' } } }, 'Typed')
  expect(await sendUnsent()).toEqual({ sent: [entry('held')], left: [] })
  expect(Object.keys(storage)).toEqual([])
})
