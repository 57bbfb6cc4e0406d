import { runInNewContext } from 'node:vm'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, it } from 'vitest'
import { plainHydrationData } from './hydration-data.ts'

/** A page with data in React Router's format. */
const page = (flat: string, nonce = 'n1') =>
  `<html><script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${flat}\n`)});</script>` +
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.close();</script></html>`

/** The data that the router reads if a browser runs the first script of the page. */
async function read(html: string): Promise<unknown> {
  const [, script = ''] = html.match(/<script nonce="n1">([\s\S]*?)<\/script>/) ?? []
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const enqueue = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      const context = { __reactRouterContext: { streamController: { enqueue } }, window: {} }
      context.window = context
      runInNewContext(script, context)
      controller.close()
    },
  })
  return (await decode(stream, globalThis as unknown as Window & typeof globalThis)).value
}

const data =
  '[{"_1":2,"_3":-5,"_4":5},"products",[6,7,6],"errors","text","\\u003c/script>","a",{"_4":8,"_9":-7,"_10":11},1.5,"not set","shown",true]'

it('G11: the router reads the same data, without the keys whose value is undefined', async () => {
  const sent = plainHydrationData(page(data), 'n1')
  expect(sent).toContain('{"products":["a",{"text":1.5,"shown":true},"a"],"errors":null,"text":"\\u003c/script>"}')
  expect(await read(sent)).toEqual(await read(page(data)))
})

it('keeps data that JSON cannot express', () => {
  for (const flat of [
    '[{"_1":2},"day",["D",1795000000000]]',
    '[{"_1":2},"sizes",[-7]]',
    '[{"_1":-2},"size"]',
    '[{"_1":2},"__proto__",[]]',
  ]) {
    expect(plainHydrationData(page(flat), 'n1')).toBe(page(flat))
  }
})

it('keeps a script that the renderer did not emit, and a page without data', () => {
  expect(plainHydrationData(page(data, 'n2'), 'n1')).toBe(page(data, 'n2'))
  expect(plainHydrationData('<html></html>', 'n1')).toBe('<html></html>')
})
