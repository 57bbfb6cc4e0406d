import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { en } from '#i18n/interface/at-home/en.ts'
import { id } from '#i18n/interface/at-home/id.ts'
import { ko } from '#i18n/interface/at-home/ko.ts'
import { zhHans } from '#i18n/interface/at-home/zh-hans.ts'
import { zhHant } from '#i18n/interface/at-home/zh-hant.ts'
import { freePort } from '#submissions/testing/free-port.ts'
import { startSiteProcess } from '#submissions/testing/site-process.ts'
import { hasNginx, startNginx } from '#tests/support/nginx.ts'

async function proxy(nodes: readonly [number, number], changed: Record<string, string> = {}) {
  const { child, folder, origin } = startNginx({ port: await freePort(), nodes, changed })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitFor(() => fetch(origin), { timeout: 120_000, interval: 50 })
  return origin
}

/** A complaint of its own each time: the same one again would have the same reference. */
async function complaint(origin: string, describe: string): Promise<{ status: number; type: string | null; body: string }> {
  const fields = { name: 'Ann Lee', countries: 'Singapore', city: 'Singapore', phone: '+65 9123 4567', describe }
  const response = await fetch(origin + formCalls.feedback.path, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

/** Each node gets some of four requests, whatever nginx did before. */
const fourTimes = <T>(ask: (number: number) => Promise<T>) => Promise.all([0, 1, 2, 3].map(ask))
const portOf = (origin: string) => Number(new URL(origin).port)

/** Longer than the time limits of docs/nginx.conf, shorter than those that nginx has without it. */
const waiting = { timeout: 120_000, interval: 500 }
const halfSentBody = `POST ${formCalls.feedback.path} HTTP/1.1\r\nHost: hearth\r\nContent-Length: 10\r\n\r\nhalf`

function clientThatStops(origin: string, text: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port: portOf(origin), host: '127.0.0.1', localAddress })
  onTestFinished(() => void socket.destroy())
  socket.write(text)
  // nginx may reset it.
  return socket.on('error', () => {}).resume()
}

/** Of a node that ends each connection as soon as it has a request. */
async function portOfDyingNode(): Promise<number> {
  const port = await freePort()
  const server = createServer((socket) => void socket.on('data', () => socket.destroy())).listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return port
}

const isEnded = ({ closed }: Socket) => closed

/** On a connection of its own. */
async function statusFor(url: string, localAddress: string): Promise<number | undefined> {
  const [response] = await once(get(url, { agent: false, localAddress }), 'response')
  response.resume()
  return response.statusCode
}

async function documentUrl(origin: string): Promise<string> {
  const page = await (await fetch(origin + pageUrl('en', 'product', { id: 'RH-0001' }))).text()
  return /\/media\/[0-9a-f]+\/RH-0001-manual\.pdf/i.exec(page)?.[0] ?? '/missing'
}

function folderWithContent() {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('publishing/test-content', join(folder, 'content'), { recursive: true })
  return folder
}

describe.skipIf(!hasNginx)('docs/nginx.conf (skipped where nginx is not installed)', () => {
  it('UP5: passes on only what another node may answer: a POST to the living node, a file that one node has; a 404 and a 503 stay', async () => {
    const [folder, other] = [folderWithContent(), folderWithContent()]
    // Another hash: a file that only this node has.
    const onlyHere = join(other, 'content/products/rh-0001/documents/RH-0001-manual.pdf')
    writeFileSync(onlyHere, Buffer.concat([readFileSync(onlyHere), Buffer.from('\n% changed\n')]))
    // Its database can't be opened: forms get the site's 503.
    await using refusing = await startSiteProcess({
      ...{ CONTENT_DIR: join(folder, 'content'), DATA_DIR: join(folder, 'content/home.yaml/data'), TRUST_PROXY: 'loopback' },
    })
    await using working = await startSiteProcess({
      ...{ CONTENT_DIR: join(other, 'content'), DATA_DIR: join(other, 'data'), TRUST_PROXY: 'loopback' },
    })
    const nobody = await freePort()

    const oneDead = await proxy([nobody, portOf(working.origin)])
    const stored = await fourTimes((number) => complaint(oneDead, `It hums (${number}).`))
    expect(stored.map(({ status }) => status)).toEqual([200, 200, 200, 200])

    const oneDies = await proxy([await portOfDyingNode(), portOf(working.origin)])
    const sentAgain = await fourTimes((number) => complaint(oneDies, `It rattles (${number}).`))
    expect(sentAgain.map(({ status }) => status)).toEqual([200, 200, 200, 200])

    const both = await proxy([portOf(refusing.origin), portOf(working.origin)])
    const document = await documentUrl(working.origin)
    expect((await fetch(refusing.origin + document, { redirect: 'manual' })).status).not.toBe(200)
    const served = await fourTimes(async () => (await fetch(both + document)).status)
    expect(served).toEqual([200, 200, 200, 200])

    const refusingOrDead = await proxy([portOf(refusing.origin), nobody])
    for (const missing of ['/assets/no-such-file.js', '/media/0123456789abcdef/no-such-file.webp', '/no-such-page']) {
      const answers = await fourTimes(async () => (await fetch(refusingOrDead + missing)).status)
      expect([missing, answers]).toEqual([missing, [404, 404, 404, 404]])
    }
    for (const { status, type, body } of await fourTimes((number) => complaint(refusingOrDead, `Not stored (${number}).`))) {
      expect([status, type]).toEqual([503, expect.stringContaining('application/json')])
      expect(JSON.parse(body)).toMatchObject({ code: 0 })
    }
    const cookie = 'a'.repeat(12_000)
    const large = await fetch(oneDead + pageUrl('en', 'home'), { headers: { Cookie: `other=${cookie}` } })
    // Not 400 from nginx.
    expect(large.status).toBe(200)
  })

  it('UP5: in place of a page, five languages say that no node can be reached; calls and files get the answer of nginx', async () => {
    const [nobody, alsoNobody] = [await freePort(), await freePort()]
    const origin = await proxy([nobody, alsoNobody])
    const page = origin + pageUrl('ko', 'product', { id: 'RH-0001' })
    for (const method of ['GET', 'POST']) {
      const response = await fetch(page, { method, headers: { Accept: 'text/html' } })
      expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      // The service worker would take it for a page of the site.
      expect(response.headers.has('content-security-policy')).toBe(false)
      const text = await response.text()
      for (const messages of [en, zhHans, zhHant, ko, id]) expect(text).toContain(messages['offline.title'])
    }
    for (const path of [formCalls.feedback.path, '/API/Index/getcitylist', '/assets/no-such-file.js']) {
      const response = await fetch(origin + path)
      expect([path, response.status]).toEqual([path, 502])
      expect(await response.text()).not.toContain(en['offline.title'])
    }
    expect((await fetch(`${origin}/unreachable.html`)).status).not.toBe(200)

    const slow = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
    onTestFinished(() => void slow.close())
    await once(slow, 'listening')
    const { port } = slow.address() as AddressInfo
    const late = await proxy([port, port], { 'proxy_read_timeout 20s': 'proxy_read_timeout 1s' })
    const timedOut = await fetch(late + pageUrl('en', 'home'))
    expect([timedOut.status, await timedOut.text()]).toEqual([504, expect.stringContaining(en['offline.title'])])
  })

  it('UP5: half-sent requests that use up all connections are ended, and then pages are served again', async () => {
    await using node = await startSiteProcess({ DATA_DIR: join(folderWithContent(), 'data'), TRUST_PROXY: 'loopback' })
    const few = { 'worker_connections 65536': 'worker_connections 64', 'worker_processes auto': 'worker_processes 1' }
    const origin = await proxy([portOf(node.origin), portOf(node.origin)], few)
    const clients = Array.from({ length: 100 }, () => clientThatStops(origin, 'GET / HTTP/1.1\r\nHost: hearth\r\nX-Half'))
    // nginx ends them; these clients never would.
    await expect.poll(() => clients.filter(isEnded).length, waiting).toBe(100)
    expect((await fetch(origin + pageUrl('en', 'home'))).status).toBe(200)
  })

  it('UP5: a client that stops in a header, in a body, before its next request or in a download is ended', async () => {
    const folder = folderWithContent()
    const manual = join(folder, 'content/products/rh-0001/documents/RH-0001-manual.pdf')
    // More than the system takes from nginx for a client that does not read.
    writeFileSync(manual, Buffer.concat([readFileSync(manual), Buffer.alloc(30_000_000)]))
    await using node = await startSiteProcess({
      ...{ CONTENT_DIR: join(folder, 'content'), DATA_DIR: join(folder, 'data'), TRUST_PROXY: 'loopback' },
    })
    const origin = await proxy([portOf(node.origin), portOf(node.origin)])
    const download = await documentUrl(node.origin)
    const clients = {
      header: clientThatStops(origin, 'GET / HTTP/1.1\r\nHost: hearth\r\nX-Half'),
      body: clientThatStops(origin, halfSentBody),
      nextRequest: clientThatStops(origin, 'HEAD /robots.txt HTTP/1.1\r\nHost: hearth\r\n\r\n'),
      download: clientThatStops(origin, `GET ${download} HTTP/1.1\r\nHost: hearth\r\n\r\n`).pause(),
    }
    const ended = () => {
      // Without reading, only a write can notice that it is over.
      clients.download.write('G')
      return Object.entries(clients).flatMap(([name, client]) => (isEnded(client) ? [name] : []))
    }
    await expect.poll(ended, waiting).toEqual(['header', 'body', 'nextRequest', 'download'])
    // Otherwise the system goes on keeping what it has sent to a client that does not confirm it.
    for (const { errored } of [clients.header, clients.download]) expect(errored).toMatchObject({ code: 'ECONNRESET' })
  })

  it('UP5: a client with 200 requests under way gets 429 for one more, and others get their pages', async () => {
    await using node = await startSiteProcess({ DATA_DIR: join(folderWithContent(), 'data'), TRUST_PROXY: 'loopback' })
    const untilTheEnd = { 'client_body_timeout 10s': 'client_body_timeout 10m' }
    const origin = await proxy([portOf(node.origin), portOf(node.origin)], untilTheEnd)
    const another = () => clientThatStops(origin, halfSentBody, '127.0.0.2')
    const clients = Array.from({ length: 200 }, another)
    const page = origin + pageUrl('en', 'home')
    const statusOfOneMore = async () => {
      const status = await statusFor(page, '127.0.0.2')
      // It was one of the two hundred itself, and nginx has refused one of the others.
      if (status === 200) clients.push(another())
      return status
    }
    await expect.poll(statusOfOneMore, { timeout: 120_000, interval: 100 }).toBe(429)
    expect(await statusFor(page, '127.0.0.3')).toBe(200)
    for (const client of clients) client.destroy()
    await expect.poll(() => statusFor(page, '127.0.0.2'), { timeout: 120_000, interval: 100 }).toBe(200)
  })

  it('UP5: a worker has more connections than one address has ports, and two files for each', () => {
    const configuration = readFileSync('docs/nginx.conf', 'utf8')
    const [connections = 0, files = 0] = [/worker_connections (\d+)/, /worker_rlimit_nofile (\d+)/].map((setting) =>
      Number(setting.exec(configuration)?.[1] ?? 0),
    )
    expect(connections).toBeGreaterThan(65_535 - 1_023)
    expect(files).toBeGreaterThan(2 * connections)
  })
})
