import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, it } from 'vitest'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import { type HydrationData, pageJson, routerJson } from './hydration-data.server.ts'

const dataWith = (loaderData: unknown): HydrationData => ({ loaderData, actionData: null, errors: null })

it('G11: the router reads the same data, without the keys whose value is undefined, and without an action or errors if there are none', () => {
  const picture = { src: 'a</script>', width: 1.5 }
  const data = dataWith({ root: { pictures: [picture, null, picture], shown: true, text: '' }, page: { none: undefined } })
  const { json = '' } = pageJson(data) ?? {}
  expect(json).toContain('"pictures":[{"src":"a\\u003c/script>","width":1.5},null,{')
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ loaderData: data.loaderData })))

  const posted = { ...data, actionData: { page: { sent: true } } }
  expect(JSON.parse(pageJson(posted)?.json ?? '')).toMatchObject({ actionData: { page: { sent: true } } })
})

it('G11: messages that the build has written into a file are named instead of sent', () => {
  const messages = messageSet('paging')('ko')
  const { json, messageFiles } = pageJson(dataWith({ list: { page: 1, messages }, other: { messages: { ...messages } } })) ?? {}
  expect(messageFiles).toEqual({ list: expect.stringMatching(/^\/assets\/messages-[\w-]{8}\.js$/) })
  expect(JSON.parse(json ?? '').loaderData).toEqual({ list: { page: 1 }, other: { messages } })
})

it.each([
  ['a date', new Date()],
  ['an error', new Error('x')],
  ['a promise', Promise.resolve(1)],
  ['a map', new Map()],
  ['undefined in an array', [undefined]],
  ['a number that is none', Number.NaN],
  ['a key that would set the prototype', JSON.parse('{"__proto__":1}')],
])('refuses what JSON cannot express: %s', (_name, value) => {
  expect(pageJson(dataWith({ page: [{ value }] }))).toBeUndefined()
})

it('such data is sent in the format of React Router', async () => {
  const flat = '[{"_1":2},"day",["D",1795000000000]]\n'
  const stream = new Blob([flat]).stream()
  const sent = new Blob([JSON.parse(await routerJson(stream))]).stream()
  const { value } = await decode(sent, globalThis as unknown as Window & typeof globalThis)
  expect(value).toEqual({ day: new Date(1_795_000_000_000) })
})
