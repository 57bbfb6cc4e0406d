import { afterEach, expect, it, vi } from 'vitest'
import { call } from './call.ts'

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
