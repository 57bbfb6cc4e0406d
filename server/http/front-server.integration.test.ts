import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { getCountryList } from '#contract/wire/calls/index-calls.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { securityHeaders } from './security-headers.ts'

let site: RunningSite
beforeAll(async () => {
  site = await runSite({ environment: { LOG_LEVEL: 'error' } })
})
afterAll(() => site[Symbol.asyncDispose]())

const ask = (...lines: string[]) => rawRequest(site.port, [...lines, '', ''].join('\r\n'))
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('every response has the security headers', () => {
  it.each([
    { name: 'a page', status: 200, lines: ['GET / HTTP/1.1', 'Host: a'] },
    { name: 'a page that does not exist', status: 404, lines: ['GET /nothing HTTP/1.1', 'Host: a'] },
    { name: 'a file that does not exist', status: 404, lines: ['GET /nothing.php HTTP/1.1', 'Host: a'] },
    { name: 'a redirect to the canonical path', status: 301, lines: ['GET //feedback HTTP/1.1', 'Host: a'] },
    { name: 'a redirect from a former URL', status: 301, lines: ['GET /alltitle HTTP/1.1', 'Host: a'] },
    {
      name: 'a redirect that a page decides',
      status: 301,
      lines: [`GET ${pageUrl('en', 'product', { id: 'rh0001' })} HTTP/1.1`, 'Host: a'],
    },
    { name: 'an unsupported method', status: 405, lines: ['DELETE / HTTP/1.1', 'Host: a'] },
    { name: 'an API call', status: 200, lines: ['GET /healthz HTTP/1.1', 'Host: a'] },
    { name: 'a request that is not HTTP', status: 400, lines: ['what is this'] },
    { name: 'a malformed header', status: 400, lines: ['GET / HTTP/1.1', 'Host: a', 'X y: z'] },
    { name: 'no host', status: 400, lines: ['GET / HTTP/1.1'] },
    { name: 'two hosts', status: 400, lines: ['GET / HTTP/1.1', 'Host: a', 'hOsT: b'] },
    { name: 'no path', status: 400, lines: ['GET * HTTP/1.1', 'Host: a'] },
    { name: 'too many headers', status: 431, lines: ['GET / HTTP/1.1', 'Host: a', `X: ${'y'.repeat(33_000)}`] },
    { name: 'a URL that is too long', status: 414, lines: [`GET /${'x'.repeat(8_000)} HTTP/1.1`, 'Host: a'] },
    { name: 'an unknown Expect header', status: 417, lines: ['GET / HTTP/1.1', 'Host: a', 'Expect: wonders'] },
  ])('$name', async ({ status, lines }) => {
    const answer = await ask(...lines, 'Connection: close')
    expect(statusOf(answer)).toBe(status)
    for (const [name, value] of Object.entries(securityHeaders))
      expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase())
    expect(answer.toLowerCase()).toContain("\r\ncontent-security-policy: default-src 'none'")
  })
})

it('the cookies of other sites of a company are no reason to refuse a visitor', async () => {
  const cookies = Array.from({ length: 30 }, (_, number) => `_ga_${number}=${'x'.repeat(1_000)}`).join('; ')
  for (const length of [9_000, cookies.length]) {
    const answer = await ask('GET / HTTP/1.1', 'Host: a', `Cookie: ${cookies.slice(0, length)}`, 'Connection: close')
    expect([length, statusOf(answer)]).toEqual([length, 200])
  }
})

it('HTTP/1.0 needs no Host header', async () => {
  expect(statusOf(await ask('GET /robots.txt HTTP/1.0'))).toBe(200)
})

describe('the response uses the encoding that the client prefers', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8, identity;q=0.9', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['*', 'br'],
    ['gzip;q=1.0, *;q=0', 'gzip'],
    ['brotli, x-gzip', undefined],
    ['GZIP', 'gzip'],
    ['', undefined],
    ['br;q=nonsense', undefined],
  ])('%j: %s', async (accepted, encoding) => {
    const answer = await ask('HEAD / HTTP/1.1', 'Host: a', `Accept-Encoding: ${accepted}`, 'Connection: close')
    expect(/\r\ncontent-encoding: (\S+)/i.exec(answer)?.[1]).toBe(encoding)
  })
})

describe('a range outside the file', () => {
  it('is answered with 416 and the length of the file, without a body and without a log line', async () => {
    const html = await (await fetch(site.origin + pageUrl('en', 'product', { id: 'RH-0001' }))).text()
    const [pdf = ''] = /\/media\/[^" ]+\.pdf/.exec(html) ?? []
    const whole = await (await fetch(site.origin + pdf)).arrayBuffer()
    const answer = await fetch(site.origin + pdf, { headers: { Range: 'bytes=999999999-' } })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${whole.byteLength}`])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await answer.arrayBuffer()).byteLength).toBe(0)
    const changed = await fetch(site.origin + pdf, { headers: { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:01 GMT' } })
    expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([412, 0])
    expect(site.logged()).not.toContain('could not be sent')
  })
})

describe('a POST without length and transfer encoding is answered like one with an empty body', () => {
  it.each([
    { what: 'a read of the API', to: getCountryList.path, type: 'application/x-www-form-urlencoded', status: 200 },
    { what: 'JSON', to: getCountryList.path, type: 'application/json', status: 400 },
    { what: 'a form of a page', to: pageUrl('en', 'subscribe'), type: 'application/x-www-form-urlencoded', status: 400 },
    { what: 'a withdrawal by mail', to: '/unsubscribe?token=unknown', type: 'text/plain', status: 400 },
  ])('$what', async ({ to, type, status }) => {
    const lines = [`POST ${to} HTTP/1.1`, 'Host: a', `Content-Type: ${type}`, 'Connection: close']
    const [withoutLength, empty] = await Promise.all([ask(...lines), ask(...lines, 'Content-Length: 0')])
    expect([statusOf(withoutLength), statusOf(empty)]).toEqual([status, status])
  })
})

describe('idle connections are closed', () => {
  it('also if the client does not read the response', async () => {
    await using own = await runSite({ silentMs: 200 })
    const page = 'GET / HTTP/1.1\r\nHost: a\r\n'
    await rawRequest(own.port, `${page}Connection: close\r\n\r\n`)
    const socket = connect(own.port, '127.0.0.1')
    // More responses than the socket buffers hold.
    socket.pause().write(`${page}\r\n`.repeat(400))
    socket.on('error', () => {})
    await expect.poll(own.connections).toBe(1)
    await expect.poll(own.connections, { timeout: 120_000 }).toBe(0)
    socket.destroy()
  })

  it('but not if a request arrived while the site was busy', async () => {
    const silentMs = 500
    await using own = await runSite({ silentMs })
    const socket = connect(own.port, '127.0.0.1')
    const answer = text(socket)
    await expect.poll(own.connections, { interval: 5 }).toBe(1)
    // Outside of timers, as requests are: the timeout is the next thing that runs.
    await setImmediate()
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    const busyUntil = performance.now() + 2 * silentMs
    while (performance.now() < busyUntil) {}
    expect(statusOf(await answer)).toBe(200)
  })
})
