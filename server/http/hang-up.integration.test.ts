import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await runSite({ environment: { LOG_LEVEL: 'info' } })
})
afterAll(() => site[Symbol.asyncDispose]())

/** The machine may be busy with other tests. */
const waiting = { timeout: 120_000 }

/** Sends the bytes and hangs up. */
async function hangUp(bytes: string) {
  const socket = connect(site.port, '127.0.0.1').pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  await new Promise((resume) => socket.write(bytes, resume))
  socket.destroy()
}

async function aborted(): Promise<number> {
  const counts = [...(await site.metrics.text()).matchAll(/^hearth_http_answers_total{.*status="aborted"} (\d+)/gm)].map(
    ([, count]) => Number(count),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

const get = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')

/** Long enough that it is not sent at once. */
function bigFile(): string {
  const assets = 'build/client/assets'
  const [first = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return `/assets/${first}`
}

const cases = [
  {
    what: 'while a call is sent',
    bytes: `POST ${formCalls.feedback.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"name":`,
  },
  {
    what: 'while a form of a page is sent',
    bytes: `POST ${pageUrl('en', 'subscribe')} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\nemail=`,
  },
  {
    what: 'while a chunked body is sent',
    bytes: `POST ${formCalls.feedback.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"nam`,
  },
]

it.each(cases)('UP10: a visitor who hangs up $what is counted as aborted: no 500, and nothing in the log', async ({ bytes }) => {
  const [before, logged] = [await aborted(), site.logged()]
  await hangUp(bytes)
  await expect.poll(aborted, waiting).toBe(before + 1)
  expect(site.logged()).toBe(logged)
  expect(await site.metrics.text()).not.toContain('status="5xx"')
})

it('UP10: a visitor who hangs up while a page or a search waits for its turn is counted as aborted, and nothing is logged', async () => {
  const [before, logged] = [await aborted(), site.logged()]
  const urls = [(q: number) => pageUrl('en', 'search', { q: `hood ${q}` }), (q: number) => `${search.path}?q=hood+${q}&lang=en`]
  const requests = Array.from({ length: 40 }, (_, number) => get(urls[number % 2]?.(number) ?? ''))
  await Promise.all(requests.map((bytes) => hangUp(bytes)))
  await expect.poll(aborted, waiting).toBeGreaterThan(before)
  expect(site.logged()).toBe(logged)
  expect(site.failures).toEqual([])
  expect(await site.metrics.text()).not.toContain('status="5xx"')
})

it('UP10: a visitor who hangs up while a file is sent is counted as aborted, and nothing is logged', async () => {
  const html = await (await fetch(site.origin + pageUrl('en', 'product', { id: 'RH-0001' }))).text()
  const [pdf = ''] = /\/media\/[^" ]+-manual\.pdf/.exec(html) ?? []
  // More than the socket buffers hold. Its bytes are not what its name says, which nobody notices here.
  const stored = join(site.contentFolder, '../data/files', pdf.slice('/media/'.length))
  await (await fetch(site.origin + pdf)).arrayBuffer()
  writeFileSync(stored, Buffer.alloc(64 * 2 ** 20))
  const [before, logged] = [await aborted(), site.logged()]
  await hangUp(get(pdf))
  await hangUp(get(pdf, 'Range: bytes=1000-60000000'))
  await hangUp(get(bigFile()).repeat(200))
  await expect.poll(aborted, waiting).toBeGreaterThanOrEqual(before + 3)
  expect(site.logged()).toBe(logged)
  expect(await site.metrics.text()).not.toContain('status="5xx"')
})
