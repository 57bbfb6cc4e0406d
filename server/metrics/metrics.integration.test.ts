import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { getCountryList } from '#contract/wire/calls/index-calls.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { productData } from '#contract/wire/calls/product-calls.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers, redirect: 'manual' })

/** The value of a line of `/metrics`; undefined if there is none. */
async function metric(line: string): Promise<number | undefined> {
  const found = (await site.metrics.text()).split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length))
}

describe('metrics', () => {
  it('UP13: count and time requests by the pattern of their route, whatever URLs visitors invent', async () => {
    const unknown = Array.from({ length: 30 }, (_, number) => `/nothing-${number}`)
    const known = [
      pageUrl('ko', 'product', { id: 'RH-0001' }),
      '/api/nothing',
      getCountryList.path,
      '/healthz',
      '/media/none.webp',
    ]
    for (const path of [...unknown, ...known]) await (await get(path)).arrayBuffer()
    const count = (route: string, status: string) =>
      metric(`hearth_http_request_duration_seconds_count{route="${route}",status="${status}"}`)
    await expect.poll(() => count('other', '4xx')).toBe(30)
    expect(await count(paths.product, '2xx')).toBe(1)
    expect(await count(getCountryList.path, '2xx')).toBe(1)
    expect(await count('/api/*', '4xx')).toBe(1)
    expect(await count('/healthz', '2xx')).toBe(1)
    expect(await count('/media/*', '4xx')).toBe(1)
  })

  it('UP13: tell pages and API answers from the cache from those that were made', async () => {
    const lookups = (cache: string, result: string) => metric(`hearth_cache_lookups_total{cache="${cache}",result="${result}"}`)
    const path = pageUrl('id', 'about')
    const [hits = 0, misses = 0] = [await lookups('page', 'hit'), await lookups('page', 'miss')]
    const renders = (await metric('hearth_render_duration_seconds_count')) ?? 0
    for (let time = 0; time < 3; time += 1) await (await get(path)).arrayBuffer()
    expect([await lookups('page', 'hit'), await lookups('page', 'miss')]).toEqual([hits + 2, misses + 1])
    expect(await metric('hearth_render_duration_seconds_count')).toBe(renders + 1)
    expect(await metric('hearth_render_wait_seconds_count')).toBe(renders + 1)
    const call = `${productData.path}?code=RH-0001`
    for (let time = 0; time < 2; time += 1) await (await get(call, { 'Accept-Encoding': 'br' })).arrayBuffer()
    expect(await lookups('answer', 'hit')).toBeGreaterThanOrEqual(1)
  })

  it('UP13: time each search', async () => {
    const before = (await metric('hearth_search_duration_seconds_count')) ?? 0
    await (await get(`${search.path}?q=hood&lang=en`)).arrayBuffer()
    expect(await metric('hearth_search_duration_seconds_count')).toBe(before + 1)
  })

  it('UP13: show the content that is served, the database, its load and the age of undelivered mails', async () => {
    await expect.poll(() => metric('hearth_database_state{state="ok"}'), { timeout: 60_000 }).toBe(1)
    expect(await metric('hearth_database_state{state="away"}')).toBe(0)
    expect(await metric('hearth_outbox_oldest_seconds')).toBe(0)
    const fields = { name: 'Ann Lee', countries: 'Singapore', city: 'Singapore', phone: '+65 9123 4567', describe: 'It hums.' }
    const sent = await fetch(site.origin + formCalls.feedback.path, { method: 'POST', body: new URLSearchParams(fields) })
    expect(sent.status).toBe(200)
    // Without a mail server, mails wait.
    await expect.poll(() => metric('hearth_outbox_oldest_seconds'), { timeout: 60_000 }).toBeGreaterThan(0)
    expect(await metric('hearth_content_state{state="ok"}')).toBe(1)
    const published = (await metric('hearth_content_published_timestamp_seconds')) ?? 0
    expect(Math.abs(Date.now() / 1_000 - published)).toBeLessThan(600)
    expect(await metric('hearth_content_held_back_entries')).toBe(0)
    expect(await metric(`hearth_database_connections{state="used"}`)).toBe(1)
  })

  it('UP13: name why a request got 503', async () => {
    await using own = await runSite()
    own.announceStop()
    await fetch(`${own.origin}/readyz`)
    await expect.poll(() => own.metrics.text()).toContain('hearth_unavailable_total{reason="stopping"} 1')
  })
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('the id of a request', () => {
  it('UP14: is the trace id that a proxy sends, on API answers, rendered pages and refusals', async () => {
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
    for (const path of [getCountryList.path, '/api/nothing', '/healthz', pageUrl('en', 'about'), '/media/none.webp'])
      expect([path, (await get(path, headers)).headers.get('x-request-id')]).toEqual([path, traceId])
  })

  it.each([
    '',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    '<script>',
    traceId,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
  ])('UP14: is a new one if the header is %j', async (traceparent) => {
    const ids = [await get('/api/nothing', { traceparent }), await get('/api/nothing', { traceparent })].map(({ headers }) =>
      headers.get('x-request-id'),
    )
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(ids).not.toContain(traceId)
    expect(ids[0]).not.toBe(ids[1])
  })

  it('UP14: is not on a page from the cache, which may have been made for somebody else', async () => {
    for (let time = 0; time < 2; time += 1) await (await get(pageUrl('en', 'stores'))).arrayBuffer()
    expect((await get(pageUrl('en', 'stores'))).headers.get('x-request-id')).toBeNull()
  })
})

describe('the access log', () => {
  it('UP14: has a line for each request, with its id, and neither query nor address', async () => {
    await using own = await runSite({ environment: { ACCESS_LOG: 'on', LOG_LEVEL: 'info' } })
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'X-Forwarded-For': '203.0.113.7' }
    await (await fetch(`${own.origin}${pageUrl('en', 'search', { q: 'unmistakable' })}`, { headers })).arrayBuffer()
    await expect.poll(() => own.logged()).toContain('"msg":"request"')
    const line = JSON.parse(
      own
        .logged()
        .split('\n')
        .find((one) => one.includes('"msg":"request"')) ?? '',
    )
    expect(line).toMatchObject({ requestId: traceId, method: 'GET', path: paths.search, status: 200, aborted: false })
    for (const word of ['unmistakable', '203.0.113.7', '127.0.0.1']) expect(JSON.stringify(line)).not.toContain(word)
  })

  it('UP14: is off unless it is asked for', async () => {
    await using own = await runSite({ environment: { LOG_LEVEL: 'info' } })
    await (await fetch(own.origin)).arrayBuffer()
    expect(own.logged()).not.toContain('"msg":"request"')
  })
})
