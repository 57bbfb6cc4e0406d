import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { getCountryList } from '#contract/wire/calls/index-calls.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { runSite } from '#tests/support/running-site.ts'
import { openApiUnderTest } from '../api/api-under-test.ts'
import { createRenderLimit, type Limited } from '../pages/render-limit.ts'

const get = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')
/** The machine may be busy with other tests. */
const waiting = { timeout: 120_000, interval: 2 }
const openFiles = () => readdirSync('/proc/self/fd').length

describe.runIf(process.platform === 'linux')('pipelined files', () => {
  it('UP10: 1,000 pictures and parts of documents on five connections: all are sent, and few files are open at once', async () => {
    await using site = await runSite()
    const html = await (await fetch(site.origin + pageUrl('en', 'product', { id: 'RH-0001' }))).text()
    const [picture = ''] = /\/media\/[^" ]+\.240\.webp/.exec(html) ?? []
    const [pdf = ''] = /\/media\/[^" ]+-manual\.pdf/.exec(html) ?? []
    for (const path of [picture, pdf]) await (await fetch(site.origin + path)).arrayBuffer()
    const before = openFiles()
    let most = 0
    const sampling = setInterval(() => {
      most = Math.max(most, openFiles() - before)
    }, 1)
    onTestFinished(() => clearInterval(sampling))
    const pair = get(picture) + get(pdf, 'Range: bytes=0-99')
    const all = await Promise.all(
      Array.from({ length: 5 }, () => rawRequest(site.port, pair.repeat(100) + get('/healthz', 'Connection: close'))),
    )
    for (const received of all) {
      expect(received.split('HTTP/1.1 200 OK').length - 1).toBe(101)
      expect(received.split('HTTP/1.1 206 Partial Content').length - 1).toBe(100)
    }
    expect(most).toBeLessThan(50)
  })
})

/** An API whose searches take until the test says so. */
async function heldSearches() {
  const catalog = await loadCatalog(fixtureFolder)
  const begun: { turn: number; end: () => void; signal: AbortSignal | undefined }[] = []
  let turn = 0
  let counting = setImmediate(function count() {
    turn += 1
    counting = setImmediate(count)
  })
  onTestFinished(() => clearImmediate(counting))
  const limits = { concurrency: 2, maxWaiting: 30, maxWaitingPerOwner: 20, maxWaitMs: 60_000 }
  const { limited } = createRenderLimit(limits)
  const held: Limited = (client, work, signal) =>
    limited(
      client,
      async () => {
        await new Promise<void>((end) => begun.push({ turn, end, signal }))
        return work()
      },
      signal,
    )
  const api = await openApiUnderTest({ catalog: () => catalog, limited: held })
  onTestFinished(() => api[Symbol.asyncDispose]())
  const ask = (client: string, number: number) =>
    fetch(`${api.origin}${search.path}?q=${number}&lang=en`, { headers: { 'X-Forwarded-For': client } })
  return { api, begun, ask, limits }
}

describe('UP10: searches that come all at once', () => {
  it('wait for their turn, and no two begin in one turn of the event loop', async () => {
    const { begun, ask } = await heldSearches()
    const answers = Array.from({ length: 12 }, (_, number) => ask('192.0.2.1', number))
    for (let ended = 0; ended < 12; ended += 1) {
      await expect.poll(() => begun.length, waiting).toBe(Math.min(ended + 2, 12))
      begun[ended]?.end()
    }
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(new Set(begun.slice(2).map(({ turn }) => turn)).size).toBe(10)
  })

  it('are refused with 503 and Retry-After if one client has too many, and another client is still answered', async () => {
    const { begun, ask, limits } = await heldSearches()
    const answers = Array.from({ length: 40 }, (_, number) => ask('192.0.2.1', number))
    const refused = await Promise.all(
      await new Promise<Response[]>((resolve) => {
        const early: Response[] = []
        for (const answer of answers)
          void answer.then((one) => {
            if (one.status === 503) early.push(one)
            if (early.length === 40 - limits.concurrency - limits.maxWaitingPerOwner) resolve(early)
          })
      }),
    )
    expect(refused.map((one) => one.headers.get('retry-after'))).toEqual(refused.map(() => '5'))
    expect(await refused[0]?.json()).toMatchObject({ code: 0 })
    const other = ask('192.0.2.2', 1)
    let done = false
    void Promise.all([other, ...answers]).then(() => {
      done = true
    })
    for (let ended = 0; !done; await nextTurn()) if (begun[ended]) begun[ended++]?.end()
    expect((await other).status).toBe(200)
  })

  it('are not started if their client has disconnected', async () => {
    const { api, begun, ask } = await heldSearches()
    const port = Number(new URL(api.origin).port)
    const sockets = Array.from({ length: 10 }, (_, number) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(get(`${search.path}?q=${number}&lang=en`)))
      return socket.on('error', () => {})
    })
    await expect.poll(() => begun.length, waiting).toBe(2)
    await expect.poll(() => promisify(api.app.server.getConnections.bind(api.app.server))(), waiting).toBe(10)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => begun.map(({ signal }) => signal?.aborted), waiting).toEqual([true, true])
    for (const { end } of begun) end()
    const answer = ask('192.0.2.2', 99)
    await expect.poll(() => begun.length, waiting).toBe(3)
    begun[2]?.end()
    expect((await answer).status).toBe(200)
    expect(begun).toHaveLength(3)
    expect(api.logged).toEqual([])
  })
})

describe("UP11: a forged X-Forwarded-For doesn't get round the limit of reads", () => {
  const [, readme = ''] = /^PUBLIC_URL=\S+ HOST=0\.0\.0\.0 .*?(TRUST_PROXY=\S+)/m.exec(readFileSync('README.md', 'utf8')) ?? []
  const conf = readFileSync('docs/nginx.conf', 'utf8')
  const [, behindNginx = ''] = /(TRUST_PROXY=[\w.:/,]*\w)/.exec(conf) ?? []

  it.each([
    { what: 'from somebody who reaches the port directly, with the settings of the README', setting: readme, own: '' },
    {
      what: 'put before the address that our proxy appends, with the settings of docs/nginx.conf',
      setting: behindNginx,
      own: ', 198.51.100.7',
    },
  ])('$what', async ({ setting, own }) => {
    const [name = '', value = ''] = setting.split('=')
    expect(name).toBe('TRUST_PROXY')
    await using site = await runSite({ environment: { [name]: value, LIMIT_READ: '3' } })
    // All at once, because the limit grows again with time.
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const headers = { 'X-Forwarded-For': `203.0.113.${number}${own}` }
        return (await fetch(`${site.origin}${getCountryList.path}?lang=en`, { headers })).status
      }),
    )
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(3)
  })
})
