import { afterEach, expect, it, vi } from 'vitest'
import { call } from './call.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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
