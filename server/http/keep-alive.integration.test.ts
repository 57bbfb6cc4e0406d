import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await runSite({ environment: { LOG_LEVEL: 'error' } })
})
afterAll(() => site[Symbol.asyncDispose]())

const path = pageUrl('en', 'product', { id: 'RH-0001' })
const request = (...headers: string[]) => [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')
const last = request('Connection: close')

/** The responses to requests that one connection sends at once. Bodies without compression have no status line in them. */
async function responsesTo(requests: string[]) {
  const received = await rawRequest(site.port, requests.join(''))
  return received.split(/(?=HTTP\/1\.1 \d{3} )/).map((response) => {
    const [head = '', ...body] = response.split('\r\n\r\n')
    const [status = '', ...headers] = head.split('\r\n')
    return { status, headers, body: body.join('\r\n\r\n') }
  })
}

/** Without the time, and the id of a request that a handler answered: a page from the cache has none. */
const lasting = (headers: string[]) => headers.filter((header) => !/^(Date|X-Request-Id): /.test(header))

describe('a response on a connection that is used again', () => {
  it('is the same each time, in each encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const responses = await responsesTo([...Array(5).fill(request(`Accept-Encoding: ${encoding}`)), last])
      expect(responses).toHaveLength(6)
      const [first, ...others] = responses.slice(0, 5)
      expect(first?.status).toBe('HTTP/1.1 200 OK')
      expect(first?.headers).toContain(`Content-Length: ${first?.body.length}`)
      for (const { status, headers, body } of others) {
        expect(status).toBe(first?.status)
        expect(lasting(headers)).toEqual(lasting(first?.headers ?? []))
        expect(body === first?.body).toBe(true)
      }
    }
  })

  it('has no body if it answers HEAD or is 304', async () => {
    const head = request().replace('GET', 'HEAD')
    const notModified = request('If-None-Match: *')
    const responses = await responsesTo([request(), request(), head, head, notModified, notModified, request(), last])
    expect(responses.map(({ status, body }) => [status.slice(9, 12), body.length > 0])).toEqual([
      ['200', true],
      ['200', true],
      ['200', false],
      ['200', false],
      ['304', false],
      ['304', false],
      ['200', true],
      ['200', true],
    ])
  })

  it('keeps the connection open only if the client wants that', async () => {
    const responses = await responsesTo([request(), request(), last])
    const connections = responses.map(({ headers }) => headers.filter((header) => header.startsWith('Connection: ')))
    expect(connections).toEqual([['Connection: keep-alive'], ['Connection: keep-alive'], ['Connection: close']])

    const old = await rawRequest(site.port, `GET ${path} HTTP/1.0\r\nHost: a\r\nIf-None-Match: *\r\n\r\n`)
    expect(old).toContain('\r\nConnection: close\r\n')
  })

  it('says for how long the connection can be used again', async () => {
    const other = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
    const responses = await responsesTo([request(), request(), other, last])
    const times = responses.map(({ headers }) => headers.filter((header) => header.startsWith('Keep-Alive: ')))
    expect(times).toEqual([['Keep-Alive: timeout=15'], ['Keep-Alive: timeout=15'], ['Keep-Alive: timeout=15'], []])
  })
})
