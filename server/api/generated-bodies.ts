import * as indexCalls from '#contract/wire/calls/index-calls.ts'
import * as informationCalls from '#contract/wire/calls/information-calls.ts'
import * as newsCalls from '#contract/wire/calls/news-calls.ts'
import * as placeCalls from '#contract/wire/calls/place-calls.ts'
import * as productCalls from '#contract/wire/calls/product-calls.ts'

export type GeneratedRequest = { path: string; type: string; body: Buffer; chunked: boolean }

/** Generates malformed requests for fuzz tests: half valid, truncated, mixed up. The same seed gives the same requests. */
export function createBodyGenerator(seed: number): () => GeneratedRequest {
  const random = mulberry32(seed)
  const below = (end: number) => Math.floor(random() * end)
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0]
  const several = (most: number, make: () => string) => Array.from({ length: below(most + 1) }, make).join('')

  const long = () =>
    pick(['x', '厨', '\r\n', '😀', '--', '%', '"', '\\', '[']).repeat(pick([50, 900, 8001, 20_000, 33_000, 66_000]))
  const value = () => (random() < 0.03 ? long() : pick(values))
  const boundary = () => pick(['x', '----WebKitFormBoundary7MA4YWxkTrZu0gW', '', '-', '--', 'a b', '"', 'x'.repeat(80), '\u00e9'])

  function part(mark: string): string {
    const headers = several(3, () => `${pick(partHeaders)}\r\n`)
    return pick([
      `--${mark}\r\nContent-Disposition: form-data; name="${pick(names)}"\r\n\r\n${value()}\r\n`,
      `--${mark}\r\n${headers}Content-Disposition: form-data; name="${pick(names)}"\r\n${headers}\r\n${value()}\r\n`,
      `--${mark}\r\n${headers}\r\n${value()}`,
      `--${mark}${pick(['', '--', '\r\n', '\r\n\r\n', ' \r\n', '\n'])}`,
      value(),
    ])
  }

  function multipart() {
    const mark = boundary()
    const stated = random() < 0.8 ? mark : boundary()
    const count = random() < 0.03 ? 60 : 6
    const text = several(count, () => part(mark)) + pick([`--${mark}--\r\n`, `--${mark}--`, '', '\r\n', `--${mark}-`])
    return {
      type: `multipart/form-data${pick(['; boundary=', ';boundary="', '; charset=utf-8; boundary=', '; BOUNDARY='])}${stated}`,
      text,
    }
  }

  function urlencoded() {
    const count = random() < 0.03 ? 60 : 8
    const text = several(
      count,
      () =>
        `${pick(names)}${pick(['=', '==', '', '%3D'])}${pick([value(), encodeURI(value().toWellFormed())])}${pick(['&', '&&', ';', ''])}`,
    )
    return { type: `application/x-www-form-urlencoded${pick(['', '; charset=gbk', ';'])}`, text }
  }

  function json(): { type: string; text: string } {
    const object = () => `{${several(5, () => `${JSON.stringify(pick(names))}:${node(3)},`).replace(/,$/, '')}}`
    const node = (depth: number): string =>
      depth > 0 && random() < 0.4 ? pick([object, () => `[${node(depth - 1)}]`])() : pick([JSON.stringify(value()), ...literals])
    return {
      type: `application/json${pick(['', '; charset=utf-8', ';x'])}`,
      text: random() < 0.8 ? object() : several(12, () => pick(tokens)),
    }
  }

  return () => {
    const { type, text } = pick([multipart, multipart, urlencoded, json])()
    const bytes = Buffer.from(text)
    for (let changes = pick([0, 0, 0, 1, 5, 40]); changes > 0 && bytes.length > 0; changes--)
      bytes[below(bytes.length)] = below(256)
    const body = random() < 0.15 ? bytes.subarray(0, below(bytes.length + 1)) : bytes
    return { path: pick(paths), type: random() < 0.97 ? type : pick(otherTypes), body, chunked: random() < 0.3 }
  }
}

const names = [
  'cate',
  'lang',
  'country',
  'code',
  'id',
  'type',
  'name',
  'post',
  'email',
  'contact',
  'cate_name',
  'series_name',
  'reference',
  'phone_digits',
  'comment_link',
  'form_token',
  'post[cate]',
  'post[type]',
  'post[',
  'post[]',
  '[x]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'post[__proto__]',
  '',
  'é',
  '\u0000',
  'cate[cate]',
  'a'.repeat(200),
] as const
const values = [
  '1',
  '6',
  '7',
  '',
  'en',
  'zh',
  'sg',
  'RH-0001',
  'vela',
  '101,102',
  '{"cate":"1"}',
  '{"cate":"1","type":"1,2"}',
  '{"__proto__":{"cate":"1"}}',
  '{"cate":{}}',
  '[',
  '\u0000',
  '\r\n',
  '\n',
  '\ud800',
  '\u202e',
  '\uffff',
  '%',
  '%FF',
  '%00',
  '+',
  '&',
  '=',
  '--x',
  '\r\n--x',
  '\r\n--x--',
  'undefined',
  '😀',
] as const
const partHeaders = [
  'Content-Type: text/plain; charset=utf-16',
  'Content-Type: application/json',
  'Content-Type: application/octet-stream',
  'Content-Type: multipart/mixed; boundary=y',
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: form-data; name=cate',
  "Content-Disposition: form-data; name*=utf-8''cate",
  'Content-Disposition: form-data; name="file"; filename="a.txt"',
  'Content-Disposition: attachment',
  'Content-Disposition',
  ': x',
  'X:\u0000',
  'Content-Disposition: form-data; name="a\\"b',
  `X: ${'y'.repeat(3000)}`,
] as const
const literals = ['1', '-0', '1e999', 'true', 'null', '{}', '[]', '""'] as const
const tokens = ['{', '}', '[', ']', ':', ',', '"', '"cate"', '"1"', '\\', '\\u', 'null', '1', ' '] as const
const otherTypes = ['text/plain', '', 'application/json+x', 'multipart/form-data', 'application/xml', 'x'] as const
const calls = [indexCalls, informationCalls, newsCalls, placeCalls, productCalls].flatMap((family) => Object.values(family))
const paths = [
  '/api/nothing',
  productCalls.filterGoods.path.toUpperCase(),
  ...calls.flatMap((call) => ('path' in call ? [call.path] : [])),
] as const

/** A seeded random number generator (Tommy Ettinger's mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
