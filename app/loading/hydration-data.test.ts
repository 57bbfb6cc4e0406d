import { runInNewContext } from 'node:vm'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, it } from 'vitest'
import { type HydrationData, jsonScript, streamScript } from './hydration-data.server.ts'

/** The data that the router reads if a browser runs the script. */
async function read(script: string | undefined): Promise<unknown> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const enqueue = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      const context = { __reactRouterContext: { streamController: { enqueue } }, window: {} }
      context.window = context
      runInNewContext(script ?? '', context)
      controller.close()
    },
  })
  return (await decode(stream, globalThis as unknown as Window & typeof globalThis)).value
}

const dataWith = (loaderData: unknown): HydrationData => ({ loaderData, actionData: null, errors: null })

it('G11: the router reads the same data, without the keys whose value is undefined', async () => {
  const picture = { src: 'a</script>', width: 1.5 }
  const data = dataWith({ root: { pictures: [picture, null, picture], shown: true, text: '' }, page: { none: undefined } })
  const script = jsonScript(data)
  expect(script).toContain('"pictures":[{"src":"a\\u003c/script>","width":1.5},null,{')
  expect(await read(script)).toEqual(JSON.parse(JSON.stringify(data)))
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
  expect(jsonScript(dataWith({ page: [{ value }] }))).toBeUndefined()
})

it('such data is sent in the format of React Router', async () => {
  const flat = '[{"_1":2},"day",["D",1795000000000]]\n'
  const stream = new Blob([flat]).stream()
  expect(await read(await streamScript(stream))).toEqual({ day: new Date(1_795_000_000_000) })
})
