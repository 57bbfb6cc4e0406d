import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sendCall } from '#contract/wire/call.ts'
import { Limit, Line, localised, Page } from '#contract/wire/common.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { crossSite } from '#server/http/cross-site.ts'
import { createRenderLimit } from '#server/pages/render-limit.ts'
import { createAnswerCache } from './answers.ts'
import { createApi } from './api.ts'
import { type Fields, formData, postJson, transports } from './api-under-test.ts'
import { createGate } from './gate.ts'
import { bodyTypes } from './read-body.ts'

/** A call that returns its fields, so that tests can see the normalized text. */
const echo = sendCall({
  path: '/api/Information/echo',
  summary: 'What was sent',
  fields: z.object({ text: z.string('required'), line: Line.optional(), page: Page, limit: Limit, ...localised }),
  data: z.object({ text: z.string(), line: z.string(), page: z.int(), limit: z.int() }),
})

const app = Fastify({ routerOptions: { caseSensitive: false } })
let url = ''
beforeAll(async () => {
  const catalog = await loadCatalog('publishing/test-content')
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser([...bodyTypes], { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
      const corsOrigins = ['https://partner.example.com']
      const isCrossSite = crossSite({ publicUrl: 'https://www.example.com', corsOrigins })
      const gate = createGate({
        limitRead: 1,
        clientAddress: clientAddress([]),
        corsOrigins,
        isCrossSite,
        noteSecurityEvent: () => {},
      })
      const api = createApi(scope, {
        catalog: () => catalog,
        gate,
        answers: createAnswerCache(),
        clientAddress: clientAddress([]),
        limited: createRenderLimit().limited,
      })
      api.call(echo, ({ text, line = '', page, limit }) => ({ text, line, page, limit }))
    },
    { prefix: '/api' },
  )
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/information/ECHO`
})
afterAll(() => app.close())

async function echoed(answer: Response) {
  const { data, errors } = (await answer.json()) as {
    data?: z.output<typeof echo.data>
    errors?: { field: string; message: string }[]
  }
  return { status: answer.status, data, errors }
}
const senders = [transports.multipart, transports.urlencoded, transports.json]

describe('text in fields', () => {
  it.each([
    ['cafe\u0301', 'café', 'is normalized to NFC'],
    ['a\r\nb\rc\nd', 'a\nb\nc\nd', 'gets LF line ends'],
    ['\u202Eevil\u2066\u200F', 'evil', 'loses its bidi controls'],
    ['a\tb', 'a\tb', 'keeps its tabs'],
    ['厨房 😀 100% + & = ;', '厨房 😀 100% + & = ;', 'keeps everything else'],
    ['\uFFFD', '\uFFFD', 'keeps a replacement character that the client sent'],
  ])('%j %3$s', async (text, kept) => {
    for (const send of senders) expect((await echoed(await send(url, { text }))).data?.text).toBe(kept)
  })

  it.each(['a\u0000b', 'a\u0007b', 'a\u001Bb', 'a\u007Fb', 'a\u0085b'])('refuses %j', async (text) => {
    for (const send of senders) {
      expect(await echoed(await send(url, { text }))).toMatchObject({ status: 400, errors: [{ field: 'text' }] })
    }
  })

  it('refuses text that is not well-formed', async () => {
    expect(await echoed(await postJson(url, '{"text":"\\ud800"}'))).toMatchObject({ status: 400, errors: [{ field: 'text' }] })
    const body = (text: string) => fetch(url, { method: 'POST', body: text, headers: { 'content-type': bodyTypes[1] } })
    for (const bad of ['text=%FF', 'text=%C3', 'text=%ED%A0%80', 'text=a%C0%80']) {
      expect(await echoed(await body(bad))).toMatchObject({ status: 400, errors: [{ field: 'text' }] })
    }
    expect((await echoed(await body('text=100%&line=%zz+%2B'))).data).toMatchObject({ text: '100%', line: '%zz +' })
  })

  it.each(['a\nb', 'a\r\nb', 'a\u2028b'])('refuses a line break in a field of one line: %j', async (line) => {
    for (const send of senders) {
      expect((await echoed(await send(url, { text: 'x', line }))).errors).toEqual([
        { field: 'line', message: 'This field must be one line' },
      ])
    }
  })

  it('refuses values that are not text, and converts numbers to text', async () => {
    for (const value of ['true', '[]', '["a"]', '{"a":"b"}']) {
      expect(await echoed(await postJson(url, `{"text":${value}}`))).toMatchObject({ status: 400, errors: [{ field: 'text' }] })
    }
    expect((await echoed(await postJson(url, '{"text":12,"line":null}'))).data).toMatchObject({ text: '12', line: '' })
    expect((await echoed(await postJson(url, '{"text":null}'))).errors).toEqual([
      { field: 'text', message: 'Please fill in this field' },
    ])
  })
})

describe('page and limit', () => {
  it.each([
    [{}, { page: 1, limit: 99 }],
    [
      { page: '', limit: '' },
      { page: 1, limit: 99 },
    ],
    [
      { page: '3', limit: 'undefined' },
      { page: 3, limit: 99 },
    ],
    [
      { page: '120', limit: '1' },
      { page: 120, limit: 1 },
    ],
  ])('%j is read as %j', async (sent, read) => {
    for (const send of senders) expect((await echoed(await send(url, { text: 'x', ...sent }))).data).toMatchObject(read)
  })

  it.each<Fields>([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { limit: '0' },
    { limit: '100' },
    { limit: '09' },
  ])('%j is refused', async (sent) => {
    const { status, errors } = await echoed(await transports.multipart(url, { text: 'x', ...sent }))
    expect({ status, fields: errors?.map(({ field }) => field) }).toEqual({ status: 400, fields: Object.keys(sent) })
  })
})

describe('sends', () => {
  it('are accepted only from allowed origins', async () => {
    const sentFrom = async (origin: string) => {
      const answer = await fetch(url, { method: 'POST', body: formData([['text', 'x']]), headers: { origin } })
      expect(answer.headers.get('vary')).toBe('origin')
      return [answer.status, answer.headers.get('access-control-allow-origin')]
    }
    expect(await sentFrom('https://partner.example.com')).toEqual([200, 'https://partner.example.com'])
    expect(await sentFrom('https://www.example.com')).toEqual([200, null])
    expect(await sentFrom('https://other.example.com')).toEqual([403, null])
    expect(await sentFrom('null')).toEqual([403, null])
  })

  it('refuse GET, are not cacheable and do not count as reads', async () => {
    expect((await fetch(`${url}?text=x`)).status).toBe(404)
    for (let sent = 0; sent < 3; sent++) {
      const answer = await transports.multipart(url, { text: 'x' })
      expect({ status: answer.status, cache: answer.headers.get('cache-control') }).toEqual({ status: 200, cache: 'no-store' })
    }
  })
})
