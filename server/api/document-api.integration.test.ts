import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as indexCalls from '#contract/wire/calls/index-calls.ts'
import * as informationCalls from '#contract/wire/calls/information-calls.ts'
import * as newsCalls from '#contract/wire/calls/news-calls.ts'
import * as placeCalls from '#contract/wire/calls/place-calls.ts'
import * as productCalls from '#contract/wire/calls/product-calls.ts'
import * as searchCalls from '#contract/wire/calls/search-calls.ts'
import * as visitCalls from '#contract/wire/calls/visit-calls.ts'
import { type ApiUnderTest, openApiUnderTest } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

// The call that books a visit is one of a form, too.
const families = [indexCalls, placeCalls, productCalls, newsCalls, searchCalls, visitCalls]
const forms = [informationCalls, informationCalls.formCalls]
const calls = [
  ...new Set([...families, ...forms].flatMap((family) => Object.values(family)).flatMap((one) => ('path' in one ? [one] : []))),
]

describe('/api/openapi.json', () => {
  const OpenApi = z.object({
    openapi: z.literal('3.1.0'),
    paths: z.record(z.string(), z.object({ get: z.unknown().optional(), post: z.unknown() })),
    components: z.object({ schemas: z.record(z.string(), z.unknown()), responses: z.record(z.string(), z.unknown()) }),
  })
  const read = async () => (await fetch(`${api.origin}/api/openapi.json`)).text()

  it('has POST for every call, and GET for calls that read', async () => {
    const { paths } = OpenApi.parse(JSON.parse(await read()))
    expect(Object.keys(paths).sort()).toEqual(calls.map(({ path }) => path).sort())
    for (const { path, kind } of calls) expect(paths[path]?.get !== undefined).toBe(kind === 'read')
  })

  it('documents the Idempotency-Key and the 409 of calls that send', async () => {
    const { paths } = OpenApi.parse(JSON.parse(await read()))
    expect(paths[informationCalls.formCalls.subscribe.path]?.post).toMatchObject({
      parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { maxLength: 100 } }],
      responses: { 409: { $ref: '#/components/responses/409' } },
    })
  })

  it('has no broken references', async () => {
    const text = await read()
    const document = JSON.parse(text)
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
    expect(references.size).toBeGreaterThan(10)
    for (const reference of references) {
      const found = reference.split('/').reduce((within: unknown, name) => (within as Record<string, unknown>)?.[name], document)
      expect(found, reference).toBeDefined()
    }
  })

  it('has the schemas of the entities', async () => {
    const { components } = OpenApi.parse(JSON.parse(await read()))
    expect(components.schemas).toMatchObject({
      Product: { properties: { code: { type: 'string' } }, required: expect.arrayContaining(['id', 'series_id']) },
      SeriesGroup: { properties: { data: { items: { $ref: '#/components/schemas/Product' } } } },
    })
  })

  it('is cacheable, and readable from any origin', async () => {
    const answer = await fetch(`${api.origin}/API/OpenApi.json`)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await fetch(`${api.origin}/api/openapi.json`, { headers: known })).status).toBe(304)
  })
})

describe('/api/docs', () => {
  it('shows every call with an example response from the content', async () => {
    const page = await (await fetch(`${api.origin}/api/docs`)).text()
    for (const { path } of calls) expect(page).toContain(`<h3>${path}</h3>`)
    expect(page.match(/&quot;code&quot;: 1/g)).toHaveLength(calls.length)
    expect(page).toContain('RH-0001')
    expect(page).toContain(`curl -F &#x27;code=RH-0001&#x27; &quot;$SITE${productCalls.productData.path}&quot;`)
    expect(page).not.toContain('undefined')
  })

  it('allows no scripts, and only its own styles', async () => {
    const answer = await fetch(`${api.origin}/api/docs`)
    const page = await answer.text()
    expect(page).not.toMatch(/<script|<link|\son\w+=|\sstyle=|javascript:/i)
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'self' 'sha256-${hash}'`)
  })

  it('has no broken links within the page', async () => {
    const page = await (await fetch(`${api.origin}/api/docs`)).text()
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
    expect(anchors.length).toBeGreaterThan(calls.length)
    for (const anchor of new Set(anchors)) expect(page).toContain(`id="${anchor}"`)
  })
})
