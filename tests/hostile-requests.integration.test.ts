import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extras } from '#contract/forms/extras.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { getSeries } from '#contract/wire/calls/product-calls.ts'
import { limits } from '#contract/wire/problems.ts'
import { exampleFields } from '#server/api/example-fields.ts'
import { maxHeaderSize, maxUrlLength } from '#server/http/request-limits.ts'
import { untilDatabaseIsUp } from '#submissions/testing/database-up.ts'
import { acceptedFields, everyCall } from './support/every-call.ts'
import { createSender, filledBody, hostileUnits } from './support/hostile-requests.ts'
import { isSlow, linearMs } from './support/linear-time.ts'
import { type RunningSite, runSite } from './support/running-site.ts'
import { formPages } from './support/visitor-forms.ts'

const tries = 5

let site: RunningSite
let sender: ReturnType<typeof createSender>
beforeAll(async () => {
  site = await runSite({ environment: { LIMIT_SEND: '0' }, compress: false })
  sender = createSender(site.port)
  await untilDatabaseIsUp(site.origin)
})
afterAll(async () => {
  sender[Symbol.dispose]()
  await site[Symbol.asyncDispose]()
})

type Sent = Parameters<typeof sender.send>[0]

/**
 * What failed: a status of 5xx but 503, a request that is refused for its length before anything reads it, or too much CPU time of the site and this client together in
 * the best of a few tries. Each try gets an end of its own, so that none is cached.
 */
async function faultOf(name: string, sent: (end: string) => Sent): Promise<string[]> {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < tries && best > linearMs; n += 1) {
    const { status, cpuMs } = await sender.send(sent(`x${n}`))
    // 503 is the answer if the machine is too busy for the database.
    if ((status >= 500 && status !== 503) || [414, 431].includes(status)) return [`${name}: ${status}`]
    best = Math.min(best, cpuMs)
  }
  return isSlow(best) ? [`${name}: ${Math.round(best)} ms`] : []
}

function sentBody(...filled: Parameters<typeof filledBody>) {
  const { type, body } = filledBody(...filled)
  return { headers: { 'content-type': type }, body }
}

const written = (unit: string) => JSON.stringify(unit)

describe('SL1: no text in a field keeps the site busy', { timeout: 600_000 }, () => {
  it.each(everyCall.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    const form = acceptedFields(call)
    const others = form ?? exampleFields(call, site.content.current())
    const names = Object.keys(call.fields.shape)
    // Without a consent that exists, the rest of a form is not looked at.
    const filled = form ? Object.keys(form).filter((name) => name !== extras.consent) : names
    const faults: string[] = []
    const accepted = { path, method: 'POST', ...sentBody('json', [], { unit: '', end: '', others }) }
    if (form) await expect.poll(async () => (await sender.send(accepted)).status, { timeout: 120_000 }).toBe(200)
    for (const [index, unit] of hostileUnits.entries()) {
      const encoding = (['json', 'urlencoded', 'multipart'] as const)[index % 3] ?? 'json'
      const post = (fields: readonly string[]) => (end: string) => {
        return { path, method: 'POST', ...sentBody(encoding, fields, { unit, end, others }) }
      }
      faults.push(...(await faultOf(`all fields ${written(unit)}`, post(filled))))
      for (const [place, name] of names.entries())
        if ((place + index) % 6 === 0) faults.push(...(await faultOf(`${name} ${written(unit)}`, post([name]))))
    }
    expect(faults).toEqual([])
  })

  it.each(formPages)('the page of $name', async ({ form, url }) => {
    const faults: string[] = []
    for (const [index, unit] of hostileUnits.entries()) {
      const names = form.fields.map(({ name }) => name)
      faults.push(
        ...(await faultOf(written(unit), (end) => {
          const encoding = index % 2 === 0 ? 'urlencoded' : 'multipart'
          return { path: url('en'), method: 'POST', ...sentBody(encoding, names, { unit, end }) }
        })),
      )
    }
    expect(faults).toEqual([])
  })
})

const longest = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length))
/** The rest is for the path and the end. */
const urlLength = maxUrlLength - 100
/** The rest is for the other headers. */
const headerLength = maxHeaderSize - 1_000

describe('SL1: no text in a URL keeps the site busy', { timeout: 600_000 }, () => {
  const urls: readonly (readonly [string, (text: string) => string])[] = [
    ['a path', (text) => `/${text}`],
    ['a path of Chinese pages', (text) => `/zh/${text}`],
    ['a feature', (text) => `/features/${text}`],
    ['a picture', (text) => `/media/${text}`],
    ['a file', (text) => `/assets/${text}`],
    ['an unknown call', (text) => `/api/${text}`],
    ['the query of a page', (text) => `/?${text}`],
    ['the search', (text) => `/search?q=${text}`],
    ['the search, in Korean', (text) => `/ko/search?q=${text}`],
    ['the suggestions', (text) => `/api/Index/search?q=${text}`],
    ['the product list', (text) => `/productlist?id=1&filter=${text}`],
    ['a price range', (text) => `/productlist?id=1&price=${text}`],
    ['a comparison', (text) => `/constrast?manycode=${text}`],
    ['the fit finder', (text) => `/fit?cate=1&width=${text}`],
    ['the nearest shops', (text) => `/nearest-shops?q=${text}`],
    ['a contact code', (text) => `/contact-code?name=${text}`],
    ['a product', (text) => `/productdetail?id=${text}`],
    ['an unsubscription', (text) => `/unsubscribe?token=${text}`],
  ]
  it.each(urls)('%s', async (_, url) => {
    const faults: string[] = []
    for (const unit of [...hostileUnits, '/', '/../', '%2E', '&a=', '?', ';', '.', '。']) {
      const escaped = (end: string) => ({ path: url(longest(encodeURIComponent(unit.toWellFormed()), urlLength) + end) })
      faults.push(...(await faultOf(`escaped ${written(unit)}`, escaped)))
      const raw = unit.replaceAll(/[^\x21-\x7e]/g, '')
      const plain = (end: string) => ({ path: url(longest(raw, urlLength) + end) })
      if (raw === unit) faults.push(...(await faultOf(`plain ${written(unit)}`, plain)))
    }
    expect(faults).toEqual([])
  })
})

describe('SL1: no header keeps the site busy', { timeout: 600_000 }, () => {
  const headers = [
    'accept-encoding',
    'accept-language',
    'range',
    'if-none-match',
    'if-range',
    'cookie',
    'content-type',
    'origin',
    'forwarded',
    'x-forwarded-for',
    'if-modified-since',
    'user-agent',
    'referer',
    'idempotency-key',
    'accept',
  ] as const
  const units = [
    ...hostileUnits,
    ', ',
    ';q=0.',
    'gzip;q=0.1,',
    'en-',
    'en;q=0.1,',
    'a=b; ',
    '"a", ',
    'W/"a",',
    '; a="',
    '; a=\\',
    '1-2,',
    '-',
    ';',
    'br, ',
  ]
  it.each(headers)('%s', async (header) => {
    const faults: string[] = []
    for (const unit of units.filter((one) => /^[\x20-\x7e]+$/.test(one))) {
      for (const start of [
        '',
        header === 'range' ? 'bytes=' : header === 'content-type' ? 'multipart/form-data; boundary=' : 'a',
      ]) {
        const value = start + longest(unit, headerLength)
        const body = Buffer.from(`--${'x'.repeat(10)}\r\n`.repeat(5000))
        const places = [
          { path: '/' },
          { path: '/favicon.ico' },
          { path: '/api/Index/search?q=a' },
          { path: '/api/Index/getseries', method: 'POST', body },
          { path: '/feedback', method: 'POST', body },
        ]
        for (const place of places)
          faults.push(
            ...(await faultOf(`${place.path} ${start}${written(unit)}`, (end) => ({
              ...place,
              headers: { [header]: value + end },
            }))),
          )
      }
    }
    expect(faults).toEqual([])
  })
})

describe('SL1: no body keeps the site busy', { timeout: 600_000 }, () => {
  const places = [getSeries.path, formCalls.feedback.path, pageUrl('en', 'feedback')]
  const open = ['[', '{"a":', '[{"a":', '{"a":[', '"', '{"a":1,', '{"\\u0061":1,', '{"a":"\\']
  const closed = ['[]', '{"a":}'].map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const)
  const pairs = ['&', '=', 'a=1&', 'a[b]=1&', 'a[', '%', '%41', '+', ';']
  const parts = [
    '--x\r\n',
    '--x\r\n\r\n',
    '\r\n--x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
    'a: b\r\n',
    '\r\n ',
    '--x\r\nContent-Disposition: form-data; a="',
  ]
  const repeated = (unit: string) => unit.repeat(Math.floor(limits.bodyBytes / unit.length))
  const bodies: readonly (readonly [type: string, texts: string[]])[] = [
    [
      'application/json',
      [
        ...open.map(repeated),
        ...closed.map(([start, end]) => start.repeat(10_000) + (start === '[' ? '' : '1') + end.repeat(10_000)),
      ],
    ],
    ['application/x-www-form-urlencoded', pairs.map(repeated)],
    ['multipart/form-data; boundary=x', parts.map((unit) => `${repeated(unit).slice(0, -20)}\r\n--x--\r\n`)],
  ]
  it.each(bodies)('%s', async (type, texts) => {
    const faults: string[] = []
    for (const path of places) {
      for (const text of texts) {
        const headers = { 'content-type': type }
        faults.push(
          ...(await faultOf(`${path} ${written(text.slice(0, 20))}`, () => ({
            path,
            method: 'POST',
            headers,
            body: Buffer.from(text),
          }))),
        )
      }
    }
    expect(faults).toEqual([])
  })
})
