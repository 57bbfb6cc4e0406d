import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getSeriesGoods } from '#contract/wire/calls/product-calls.ts'
import { comparableProducts, productByCode } from './product-calls.ts'

const realFetch = globalThis.fetch
const open: { close: () => void }[] = []

/** `readApi` calls the page's own origin; here that is a test server. */
async function answerWith(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  open.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init))
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const server of open.splice(0)) server.close()
})

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

describe('C2: readApi', () => {
  it('sends fields by their wire names, the language as its tag, and the country', async () => {
    let requestedUrl = ''
    await answerWith((request, response) => {
      requestedUrl = request.url ?? ''
      json(200, { code: 1, msg: 'success', data: [] })(request, response)
    })
    const choice = { category: 2, seriesId: 'fiamma', chosen: ['101', '201'] } as const
    await expect(comparableProducts('zh-Hant', choice, new AbortController().signal)).resolves.toEqual([])
    const { pathname, searchParams } = new URL(requestedUrl, 'http://localhost')
    expect(pathname).toBe(getSeriesGoods.path)
    expect(Object.fromEntries(searchParams)).toEqual({ cate: '2', type: 'fiamma', id: '101,201', lang: 'simples', country: 'sg' })
  })

  it.each([
    { name: 'an error response', listener: json(404, { code: 0, msg: 'No such product', errors: [] }), status: 404 },
    { name: 'success without data', listener: json(200, { code: 1 }), status: 200 },
    {
      name: 'a response that is not JSON',
      listener: ((_, response) => response.end('<html>')) as RequestListener,
      status: 200,
    },
  ])('G9: fails on $name', async ({ listener, status }) => {
    await answerWith(listener)
    await expect(productByCode('en', 'RH-9010')).rejects.toMatchObject({ name: 'ApiError', status })
  })

  it('G9: fails if there is no response', async () => {
    await answerWith((request) => request.socket.destroy())
    await expect(productByCode('en', 'RH-9010')).rejects.toMatchObject({ name: 'ApiError', status: undefined })
  })

  it('reports an aborted request as aborted, not as an API failure', async () => {
    await answerWith(() => {})
    const controller = new AbortController()
    const asking = comparableProducts('en', { category: 1, seriesId: 'vela', chosen: [] }, controller.signal)
    controller.abort()
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  })
})
