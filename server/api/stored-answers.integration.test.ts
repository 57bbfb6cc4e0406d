import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getHotProduct } from '#contract/wire/calls/index-calls.ts'
import { getNewsList } from '#contract/wire/calls/news-calls.ts'
import { newContrast, productData } from '#contract/wire/calls/product-calls.ts'
import { limits } from '#contract/wire/problems.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { createAnswerCache, preparedSuccess } from './answers.ts'
import { type Fields, formData, openApiUnderTest, postJson, transports } from './api-under-test.ts'

let site: RunningSite
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const urlOf = ({ path }: { path: string }, fields: Fields = {}) => `${site.origin}${path}?${new URLSearchParams(fields)}`

/** A metric of the node. */
async function metric(name: string): Promise<number> {
  const [, value] = new RegExp(`^${name} (\\d+)$`, 'm').exec(await site.metrics.text()) ?? []
  return Number(value)
}
const storedAnswers = () => metric('hearth_stored_answers')

async function whole(answer: Response) {
  const own = ['date', 'connection', 'keep-alive', 'x-request-id']
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)))
  return { status: answer.status, headers, body: await answer.text() }
}

type Posting = { type?: string; head?: string; body?: string }

/** A POST whose headers and body arrive together. */
function postAtOnce(port: number, path: string, { type = 'application/json', head = '', body = '' }: Posting) {
  return rawRequest(
    port,
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`,
  )
}
const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])

/** Sends the same request until its answer comes from the cache. */
async function fourTimes(send: () => Promise<Response>) {
  const answers = []
  for (let time = 0; time < 4; time += 1) answers.push(await whole(await send()))
  return answers
}

describe('an answer from memory is the one that was made first', () => {
  const fields = { code: 'RH-0001', lang: 'zh' }
  const url = () => site.origin + productData.path

  it.each(Object.entries(transports))('%s: the same status, headers and bytes', async (_name, send) => {
    const [first, ...others] = await fourTimes(() => send(url(), fields))
    expect(first?.status).toBe(200)
    for (const other of others) expect(other).toEqual(first)
  })

  it('is one entry for all body types, spellings of the code and unknown fields', async () => {
    await fourTimes(() => transports.query(url(), fields))
    const before = await storedAnswers()
    for (const send of Object.values(transports))
      await fourTimes(() => send(url(), { country: 'sg', ...fields, code: 'rh 0001' }))
    await fourTimes(() => transports.query(url(), { ...fields, utm_source: 'mail' }))
    expect(await storedAnswers()).toBe(before)
  })

  it('is the same for a client that takes no compression, and it does not wait for one', async () => {
    const onlyPlain = { headers: { 'Accept-Encoding': 'identity' } }
    const [first, ...others] = await fourTimes(() => fetch(urlOf(productData, { ...fields, lang: 'Indonesia' }), onlyPlain))
    expect([first?.status, first?.headers['content-encoding']]).toEqual([200, undefined])
    for (const other of others) expect(other).toEqual(first)

    const answers = createAnswerCache()
    const data = 'plain '.repeat(1_000)
    const plain = await preparedSuccess(data, { path: '/', answers, compress: false })
    expect([plain.identity?.toString(), plain.brotli, answers.size().entries]).toEqual([
      JSON.stringify({ code: 1, msg: 'success', data }),
      undefined,
      0,
    ])
    const compressed = await preparedSuccess(data, { path: '/', answers, compress: true })
    expect(brotliDecompressSync(compressed.brotli ?? '').toString()).toBe(plain.identity?.toString())
    expect([plain.etag, plain.headers, answers.size().entries]).toEqual([compressed.etag, compressed.headers, 1])
  })

  it('HEAD has its headers without its body', async () => {
    const [get] = await fourTimes(() => fetch(urlOf(productData, fields)))
    const head = await whole(await fetch(urlOf(productData, fields), { method: 'HEAD' }))
    expect(head).toEqual({ ...get, body: '' })
  })

  it('a POST gets it without ETag, and never 304', async () => {
    for (const answer of await fourTimes(() => fetch(url(), { method: 'POST', body: formData(Object.entries(fields)) }))) {
      expect([answer.status, answer.headers['etag'], answer.headers['cache-control']]).toEqual([200, undefined, 'no-store'])
    }
    const known = await fetch(url(), { method: 'POST', body: new URLSearchParams(fields), headers: { 'If-None-Match': '*' } })
    expect(known.status).toBe(200)
  })

  it('is sent in the encoding that the client prefers', async () => {
    const path = `${productData.path}?code=RH-0001`
    const ask = (accepted: string) =>
      rawRequest(site.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`)
    const plain = await (await fetch(site.origin + path, { headers: { 'Accept-Encoding': 'identity' } })).text()
    for (let time = 0; time < 3; time += 1) {
      expect(await ask('br, gzip')).toMatch(/\r\ncontent-encoding: br\r\n/i)
      const [head = '', body = ''] = (await ask('gzip')).split('\r\n\r\n', 2)
      expect(head).toMatch(/\r\ncontent-encoding: gzip\r\n/i)
      expect(head).toMatch(/\r\nvary: accept-encoding/i)
      expect(gunzipSync(Buffer.from(body, 'latin1')).toString()).toBe(plain)
      expect(await ask('identity')).not.toMatch(/\r\ncontent-encoding/i)
    }
  })

  it('is counted as a response of the API', async () => {
    const counter = 'hearth_http_answers_total\\{family="api",status="2xx"\\}'
    const before = await metric(counter)
    await fourTimes(() => fetch(urlOf(productData, fields)))
    expect((await metric(counter)) - before).toBe(4)
  })
})

describe('a refused request stays refused when the response is cached', () => {
  it('a compressed body and a long idempotency key', async () => {
    const url = site.origin + getHotProduct.path
    await fourTimes(() => fetch(url))
    expect((await fetch(url, { headers: { 'Content-Encoding': 'gzip' } })).status).toBe(415)
    expect((await fetch(url, { headers: { 'Idempotency-Key': 'x'.repeat(101) } })).status).toBe(400)
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405)
    expect((await postJson(url, '{"lang":"en","lang":"en"}')).status).toBe(400)
  })

  it('requests over the rate limit', async () => {
    await using limited = await runSite({ environment: { LIMIT_READ: '5' } })
    // All at once, because the limit grows again with time.
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(limited.origin + getHotProduct.path)))
    expect(answers.filter(({ status }) => status !== 429).length).toBeGreaterThanOrEqual(5)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a POST for an answer that is in memory', () => {
  const body = '{"code":"RH-0001","lang":"zh"}'
  const post = (posting: Posting, path: string = productData.path) => postAtOnce(site.port, path, { body, ...posting })

  it('is refused as before: types, encodings, keys, sizes, and fields that are wrong', async () => {
    for (let time = 0; time < 3; time += 1) expect(statusOf(await post({}))).toBe(200)
    const refusals = [
      post({ type: 'application/jsonx' }),
      post({ type: 'text/plain' }),
      post({ head: 'Content-Encoding: gzip\r\n' }),
      post({ head: `Idempotency-Key: ${'x'.repeat(101)}\r\n` }),
      post({ body: '{"code":"RH-0001","code":"RH-0001","lang":"zh"}' }),
      post({ body: '{"code":"NO-1","lang":"zh"}' }),
      post({ body: '{"code":' }),
      post({ type: 'multipart/form-data; boundary=x' }),
      post({ body: ' '.repeat(limits.bodyBytes + 1) }),
      post({}, `${productData.path}x`),
    ]
    expect((await Promise.all(refusals)).map(statusOf)).toEqual([415, 415, 415, 400, 400, 404, 400, 400, 413, 404])
  })

  it('counts against the rate limit', async () => {
    await using limited = await runSite({ environment: { LIMIT_READ: '5' } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => postAtOnce(limited.port, productData.path, { body })))
    expect(answers.map(statusOf)).toContain(429)
    expect(answers.filter((answer) => statusOf(answer) !== 429).length).toBeGreaterThanOrEqual(5)
  })
})

describe('strangers cannot fill the memory', () => {
  it('with unknown values, unknown fields or other spellings', async () => {
    await fourTimes(() => fetch(urlOf(newContrast, { id: '101,102' })))
    const before = await storedAnswers()
    for (let number = 0; number < 200; number += 1) {
      for (const fields of [
        { id: `101,no${number},102` },
        { id: '101,102', [`x${number}`]: 'y' },
        { id: `${' '.repeat(number)}101,102` },
      ]) {
        expect((await fetch(urlOf(newContrast, fields))).status).toBe(200)
      }
      expect((await fetch(urlOf(productData, { code: `NO-${number}` }))).status).toBe(404)
      expect((await fetch(urlOf(productData, { code: 'RH-0001', lang: `x${number}` }))).status).toBe(400)
    }
    expect(await storedAnswers()).toBe(before)
  })

  it('nor with page numbers, which the response repeats: the cache stays within its limit, and holds popular responses', async () => {
    const answers = createAnswerCache(200_000)
    const asked = { path: getNewsList.path, answers, compress: true }
    const popular = await preparedSuccess({ popular: true }, asked)
    for (let page = 0; page < 1_000; page += 1) {
      await preparedSuccess({ current_page: page }, asked)
      expect(await preparedSuccess({ popular: true }, asked)).toBe(popular)
    }
    expect(answers.size().bytes).toBeLessThanOrEqual(200_000)
  })
})

it('new content is answered from the first request on', async () => {
  const [old, changed] = await Promise.all([loadCatalog('publishing/test-content'), loadCatalog('tests/content')])
  let current = old
  await using api = await openApiUnderTest({ catalog: () => current })
  const url = api.origin + getHotProduct.path
  const before = await fourTimes(() => fetch(url))
  current = changed
  const after = await whole(await fetch(url))
  expect(after.body).not.toBe(before[0]?.body)
  expect((await fetch(url, { headers: { 'If-None-Match': before[0]?.headers['etag'] ?? '' } })).status).toBe(200)
  current = old
  expect(await whole(await fetch(url))).toEqual(before[0])
})
