import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '#contract/wire/call.ts'
import * as indexCalls from '#contract/wire/calls/index-calls.ts'
import * as informationCalls from '#contract/wire/calls/information-calls.ts'
import * as newsCalls from '#contract/wire/calls/news-calls.ts'
import * as placeCalls from '#contract/wire/calls/place-calls.ts'
import * as productCalls from '#contract/wire/calls/product-calls.ts'
import * as searchCalls from '#contract/wire/calls/search-calls.ts'
import { type ApiUnderTest, openApiUnderTest, postJson, transports } from './api-under-test.ts'

const { formCalls, ...otherInformation } = informationCalls
const isCall = (value: object): value is Call => 'path' in value && 'fields' in value && value.fields instanceof z.ZodObject
const reads = [indexCalls, newsCalls, placeCalls, productCalls, searchCalls, otherInformation]
  .flatMap((family): object[] => Object.values(family))
  .filter((value) => typeof value === 'object' && isCall(value))
const sends = Object.values(formCalls)
/** `__proto__`, `constructor`, `toString` … */
const names = Object.getOwnPropertyNames(Object.prototype)

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const fieldsOf = (call: Call, value: string) =>
  Object.fromEntries(
    Object.keys(call.fields.shape)
      .filter((name) => name !== 'lang' && name !== 'country')
      .map((name) => [name, value]),
  )

it('F1, F2, F3, F4, F5, F6, F7: every form accepts names such as `constructor` in all fields', async () => {
  for (const call of sends) {
    for (const name of names) {
      for (const transport of [transports.multipart, transports.urlencoded, transports.json]) {
        const answer = await transport(api.origin + call.path, fieldsOf(call, name))
        // A form may refuse the text in words, but never break on it.
        expect([200, 400], `${call.path} ${name}`).toContain(answer.status)
      }
    }
  }
  expect(api.logged).toEqual([])
})

it('G9: no call of the API breaks on a field whose value or name is one that every object inherits', async () => {
  expect(reads.length).toBeGreaterThan(30)
  for (const call of reads) {
    for (const name of names) {
      const answer = await transports.query(api.origin + call.path, fieldsOf(call, name))
      expect(answer.status, `${call.path} ${name}`).toBeLessThan(500)
      await answer.body?.cancel()
    }
  }
  for (const call of [...reads, ...sends]) {
    const named = `{${names.map((name) => `${JSON.stringify(name)}:"x"`).join(',')}}`
    const answer = await postJson(api.origin + call.path, named)
    expect(answer.status, call.path).toBeLessThan(500)
    await answer.body?.cancel()
  }
  expect(api.logged).toEqual([])
})
