import { afterEach, expect, it, vi } from 'vitest'
import { type CallName, calls } from '#studio/wire/calls.ts'
import { isAllowed } from '#studio/wire/rights.ts'
import { call, isRead } from './call.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a result of another shape than this page knows is not believed: the studio was updated, and the page is to be loaded again', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ versions: 'none' })))
  await expect(call('history', { entry: 'news/opening' })).rejects.toMatchObject({ fault: 'outdated' })
})

it('a full disk and one that can’t be written are told apart', async () => {
  const answer = (error: string) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error }), { status: 507 }))
  answer('readOnly')
  await expect(call('draftRestore', { id: '1' })).rejects.toMatchObject({ fault: 'readOnly', isKnown: true })
  answer('full')
  await expect(call('draftRestore', { id: '1' })).rejects.toMatchObject({ fault: 'full', isKnown: true })
})

it('a question that the studio never replies to ends as a fault', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    if (signal?.aborted) reject(signal.reason)
    return promise
  })
  await expect(call('publishCheck', { chosen: [] })).rejects.toMatchObject({ fault: 'away' })
})

it('ST3: what the role does not allow is told apart from a studio that was restarted', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error: 'role' }), { status: 403 }))
  await expect(call('publishPush', {})).rejects.toMatchObject({ fault: 'role', isKnown: true })
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 403 }))
  await expect(call('publishPush', {})).rejects.toMatchObject({ fault: 'key', isKnown: true })
})

it('ST3: what a reader may call changes nothing', () => {
  const names = Object.keys(calls) as CallName[]
  expect(names.filter((name) => isAllowed(['reader'], name) && !isRead(name))).toEqual([])
})
