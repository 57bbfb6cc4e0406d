import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { getCountryList, getHotProduct, getIframeUrl } from '#contract/wire/calls/index-calls.ts'
import { filterGoods, getSeries } from '#contract/wire/calls/product-calls.ts'
import { Failure } from '#contract/wire/envelope.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { type ApiUnderTest, formData, openApiUnderTest, postJson, transports } from './api-under-test.ts'

let api: ApiUnderTest
let series: string
beforeAll(async () => {
  api = await openApiUnderTest()
  series = `${api.origin}${getSeries.path}`
})
afterAll(() => api.app.close())

const post = (body: BodyInit, type: string, headers: Record<string, string> = {}) =>
  fetch(series, { method: 'POST', body, headers: { 'content-type': type, ...headers } })

async function failureOf(answer: Response, status: number) {
  const failure = Failure.parse(await answer.json())
  expect({ status: answer.status, cache: answer.headers.get('cache-control') }).toEqual({ status, cache: 'no-store' })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  return failure
}

function drainedOrClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve).once('close', () => resolve())
  })
}

describe('400', () => {
  it.each(languages)('names the fields in $name', async ({ language, tag }) => {
    const words = apiWords(language)
    for (const send of Object.values(transports)) {
      const url = `${api.origin}${getIframeUrl.path}`
      const { msg, errors } = await failureOf(await send(url, { lang: tag, cate: '7', country: 'my' }), 400)
      expect(msg).toBe(words('refusal.400'))
      expect(errors).toEqual([
        { field: 'type', message: words('problem.required') },
        { field: 'name', message: words('problem.required') },
        { field: 'cate', message: words('problem.unknown') },
        { field: 'country', message: words('problem.unknown') },
      ])
    }
  })

  it('refuses an unknown language, in English', async () => {
    for (const lang of ['fr', 'EN', 'ko', 'zh-Hans', ' en', '__proto__']) {
      const { errors } = await failureOf(await transports.multipart(series, { cate: '1', lang }), 400)
      expect(errors).toEqual([{ field: 'lang', message: 'This value isn’t one of the options' }])
    }
  })

  it.each(['0', '7', '01', '1.0', ' 1', 'range-hoods'])('refuses the category "%s"', async (cate) => {
    expect((await failureOf(await transports.urlencoded(series, { cate }), 400)).errors[0]?.field).toBe('cate')
  })

  it('refuses a field that is sent twice', async () => {
    const twice = [
      ['cate', '1'],
      ['cate', '1'],
    ] as const
    const answers = [
      await fetch(series, { method: 'POST', body: formData(twice) }),
      await fetch(series, { method: 'POST', body: new URLSearchParams(twice.map(([name, value]) => [name, value])) }),
      await fetch(`${series}?cate=1&cate=1`),
      await postJson(series, '{"cate":"1","c\\u0061te":"1"}'),
    ]
    for (const answer of answers) {
      expect((await failureOf(answer, 400)).errors).toEqual([{ field: 'cate', message: 'This field was sent more than once' }])
    }
    const url = `${api.origin}${filterGoods.path}`
    const nested = await postJson(url, '{"post":{"cate":"1","cate":"2"}}')
    expect((await failureOf(nested, 400)).errors[0]?.field).toBe('post[cate]')
  })

  it('accepts the same name in two different objects', async () => {
    expect((await postJson(series, '{"a":[{"cate":1},{"cate":2}],"b":{"cate":"1"},"cate":"1"}')).status).toBe(200)
  })

  it.each([
    ['{"cate":"1"', 'application/json'],
    ['["1"]', 'application/json'],
    ['"cate"', 'application/json'],
    ['null', 'application/json'],
    [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
    ['cate=1', 'multipart/form-data'],
    ['cate=1', 'multipart/form-data; boundary='],
    ['cate=1', 'multipart/form-data; boundary=x'],
    ['--x\r\nContent-Disposition: form-data; name="cate"\r\n\r\n1', 'multipart/form-data; boundary=x'],
    [Buffer.from([0x63, 0x61, 0x74, 0x65, 0x3d, 0xff]), 'application/x-www-form-urlencoded'],
    [`${'['.repeat(60_000)}`, 'application/json'],
    [`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'application/json'],
  ])('refuses a body that cannot be read: %j as %s', async (body, type) => {
    await failureOf(await post(body, type), 400)
  })

  it('ignores unknown fields, also those named like properties of Object.prototype', async () => {
    const fields = { cate: '1', __proto__x: '1', constructor: 'x', toString: 'x', 'a[b]': '1', unknown: 'a\u0000b' }
    const entries = [...Object.entries(fields), ['__proto__', 'x'], ['__proto__[cate]', '2'], ['unknown', 'again']] as const
    expect((await fetch(series, { method: 'POST', body: formData(entries) })).status).toBe(200)
    expect((await fetch(series, { method: 'POST', body: new URLSearchParams(entries.map(([a, b]) => [a, b])) })).status).toBe(200)
    expect((await postJson(series, '{"__proto__":{"cate":"2"},"constructor":1,"cate":"1"}')).status).toBe(200)
    expect((await postJson(series, '{"__proto__":{"cate":"2"}}')).status).toBe(400)
  })
})

describe('404', () => {
  it.each(['/api', '/api/', '/api/nothing', '/API/index/nothing', `${getCountryList.path}/`])('answers %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS']) {
      const { msg } = await failureOf(await fetch(`${api.origin}${path}?lang=zh`, { method }), 404)
      expect(msg).toBe('此地址或编号下没有内容。')
    }
  })

  it('answers in the language of Accept-Language if the request names no other', async () => {
    const ask = async (accepted: string) =>
      (await fetch(`${api.origin}/api/nothing`, { headers: { 'accept-language': accepted } })).headers.get('content-language')
    expect(await ask('fr, zh-TW;q=0.8, en;q=0.5')).toBe('zh-Hant')
    expect(await ask('zh-CN,zh;q=0.9')).toBe('zh-Hans')
    expect(await ask('ko-KR')).toBe('ko')
    expect(await ask('ko;q=0.2, id;q=0, zh-HK;q=0.9')).toBe('zh-Hant')
    expect(await ask('*')).toBe('en')
  })
})

it.each(['PUT', 'DELETE', 'PATCH'])('405: %s is refused with an Allow header, with any body', async (method) => {
  const answer = await fetch(series.toUpperCase().replace(/^HTTP/, 'http'), {
    method,
    body: 'x',
    headers: { 'content-type': 'image/png' },
  })
  await failureOf(answer, 405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
})

describe('413', () => {
  it('refuses a body over 160 KiB by its Content-Length, before it is read', async () => {
    await failureOf(await post(`cate=1&x=${'x'.repeat(160 * 1024)}`, 'application/x-www-form-urlencoded'), 413)
    expect((await post(`cate=1&${'x&'.repeat(81_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413)
    // Only the length of the body exceeds a limit.
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `&f${at}=${'x'.repeat(16_000)}`).join('')
    expect((await post(`cate=1${fields(10)}`, 'application/x-www-form-urlencoded')).status).toBe(200)
    await failureOf(await post(`cate=1${fields(11)}`, 'application/x-www-form-urlencoded'), 413)
  })

  it.each(['multipart/form-data; boundary=x', 'application/json'])(
    'refuses an endless body without Content-Length as %s',
    async (type) => {
      const head = `POST ${getSeries.path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`
      const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
      let answer = ''
      let sent = 0
      let closed = false
      socket.on('data', (bytes) => {
        answer += bytes.toString()
      })
      socket.on('close', () => {
        closed = true
      })
      // The server may close the connection while this side still writes.
      socket.on('error', () => {})
      socket.write(head)
      const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
      while (!closed && sent < 20 * 2 ** 20) {
        sent += chunk.length
        // Respects backpressure.
        if (!socket.write(chunk)) await drainedOrClosed(socket)
      }
      expect(answer).toMatch(/^HTTP\/1\.1 413 /)
      expect(answer).toContain('"code":0')
      expect(sent).toBeLessThan(10 * 2 ** 20)
    },
  )

  it('refuses a field over 20 000 characters, counted in characters and not in bytes, and names the field and the limit', async () => {
    const long = '厨'.repeat(20_000)
    expect((await transports.multipart(series, { cate: '1', unknown: long })).status).toBe(200)
    expect((await transports.json(series, { cate: '1', unknown: '😀'.repeat(20_000) })).status).toBe(200)
    expect((await transports.urlencoded(series, { cate: '1', unknown: 'x\r\n'.repeat(10_000) })).status).toBe(200)
    for (const send of [transports.multipart, transports.json]) {
      const refused = await send(series, { cate: '1', unknown: `${long}x` })
      expect(refused.status).toBe(413)
      expect((await refused.json()).errors).toEqual([
        { field: 'unknown', message: 'This field can have at most 20,000 characters' },
      ])
    }
  })

  it('refuses more than 40 fields', async () => {
    const many = (count: number) =>
      Object.fromEntries([['cate', '1'], ...Array.from({ length: count - 1 }, (_, at) => [`f${at}`, ''])])
    for (const send of Object.values(transports)) {
      expect((await send(series, many(40))).status).toBe(200)
      await failureOf(await send(series, many(41)), 413)
    }
  })

  it('refuses any file', async () => {
    await failureOf(
      await fetch(series, {
        method: 'POST',
        body: formData([
          ['cate', '1'],
          ['file', new Blob(['x'])],
        ]),
      }),
      413,
    )
    const binary = new Blob([Buffer.from([0, 255, 254, 13, 10])])
    await failureOf(await fetch(series, { method: 'POST', body: formData([['cate', binary]]) }), 413)
  })
})

describe('415', () => {
  it.each(['text/plain', 'application/xml', 'application/octet-stream', 'multipart/mixed; boundary=x', 'nonsense', ''])(
    'refuses the type "%s"',
    async (type) => {
      const { msg } = await failureOf(await post(Buffer.from('cate=1'), type, { 'accept-language': 'id' }), 415)
      expect(msg).toBe(apiWords('id')('refusal.415'))
    },
  )

  it('refuses a compressed body', async () => {
    await failureOf(await post('cate=1', 'application/x-www-form-urlencoded', { 'content-encoding': 'gzip' }), 415)
  })
})

describe('429', () => {
  it('refuses an IP address that exceeds the read limit, with Retry-After', async () => {
    await using limited = await openApiUnderTest({ limitRead: 3 })
    const url = `${limited.origin}${getHotProduct.path}?lang=simples`
    const ask = (address: string) => fetch(url, { headers: { 'x-forwarded-for': address } })

    for (let asked = 0; asked < 3; asked++) expect((await ask('192.0.2.1')).status).toBe(200)
    const refused = await ask('192.0.2.1')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(19)
    expect((await failureOf(refused, 429)).msg).toBe(apiWords('zh-Hant')('refusal.429'))
    expect((await ask('192.0.2.2')).status).toBe(200)
  })

  it('counts requests that get 404, but not preflights', async () => {
    await using limited = await openApiUnderTest({ limitRead: 2 })
    const ask = (method: string) => fetch(limited.origin + (method === 'GET' ? '/api/nothing' : getHotProduct.path), { method })
    for (let asked = 0; asked < 5; asked++) expect((await ask('OPTIONS')).status).toBe(204)
    expect([(await ask('GET')).status, (await ask('GET')).status, (await ask('GET')).status]).toEqual([404, 404, 429])
  })
})

it('503: refuses requests while the server stops, with Retry-After', async () => {
  const stopping = await openApiUnderTest()
  const socket = connect(Number(new URL(stopping.origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes.toString()
  })
  const [connection]: Socket[] = await once(stopping.app.server, 'connection')
  // A request in flight keeps its connection open.
  socket.write(`GET ${getHotProduct.path}?lang=zh HTTP/1.1\r\n`)
  await expect.poll(() => connection?.bytesRead).toBeGreaterThan(0)
  const stopped = stopping.app.close()
  await expect.poll(() => stopping.app.server.listening).toBe(false)
  socket.write('Host: x\r\n\r\n')
  await stopped

  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer.toLowerCase()).toContain('retry-after: ')
  expect(answer).toContain(apiWords('zh-Hans')('refusal.503'))
})

it('500: a server error is logged, and its details are not in the response', async () => {
  await using broken = await openApiUnderTest({
    catalog: () => {
      throw new Error('the insides')
    },
  })
  const { msg } = await failureOf(await fetch(`${broken.origin}${getHotProduct.path}`), 500)
  expect(msg).toBe(apiWords('en')('refusal.500'))
  expect(broken.logged).toHaveLength(1)
})
