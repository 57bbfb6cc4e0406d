import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getGoodsInfo } from '#contract/wire/product-calls.ts'
import { aliasOfPost } from './alias-of-post.ts'
import { createBodyGenerator } from './generated-bodies.ts'
import { readBody } from './read-body.ts'

const { path } = getGoodsInfo

type Field = [name: string, value: string]

const multipart = (boundary: string, fields: readonly Field[]) => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: Buffer.from(
    `${fields.map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--${boundary}--\r\n`,
  ),
})
type Sent = { type: string; body: Buffer }
const aliasOf = ({ type, body }: Sent) => aliasOfPost(path, type, body)
const readingOf = ({ type, body }: Sent) => JSON.stringify(readBody(body, type))

/** Texts made of what could be taken for a delimiter. */
const pieces = fc.constantFrom(
  'x',
  'y',
  '--',
  '\r\n',
  '\0',
  '\r\n--x',
  '\r\n--y',
  '"',
  'Content-Disposition: form-data; name="b"',
  '厨',
  ' ',
)
const text = fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join(''))
const boundary = fc.constantFrom('x', 'y', 'xy', '-', '--x', '\u00e9')
const fields = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'x'), text), { maxLength: 3 })
/** Well-formed bodies, damaged ones, and ones that a wrong boundary is stated for. */
const sent: fc.Arbitrary<Sent> = fc.oneof(
  fc.tuple(boundary, fields).map(([mark, all]) => multipart(mark, all)),
  fc
    .tuple(boundary, boundary, fields)
    .map(([stated, mark, all]) => ({ ...multipart(mark, all), type: multipart(stated, []).type })),
  fc.tuple(boundary, text, text).map(([mark, head, tail]) => ({
    type: `multipart/form-data; boundary=${mark}`,
    body: Buffer.from(`${head}\r\n--${mark}${tail}--${mark}--`),
  })),
)

describe('the alias of a POST', () => {
  it('is the same for the same form with another boundary', () => {
    const form: Field[] = [
      ['code', 'RH-9010'],
      ['lang', 'zh'],
    ]
    expect(aliasOf(multipart('----WebKitFormBoundary7MA4YWxkTrZu0gW', form))).toBe(aliasOf(multipart('x', form)))
  })

  it('is never the same for two multipart bodies that are read differently', () => {
    fc.assert(
      fc.property(fc.array(sent, { minLength: 50, maxLength: 200 }), (all) => {
        const readings = new Map<string, string>()
        for (const one of all) {
          const reading = readingOf(one)
          expect(readings.get(aliasOf(one)) ?? reading).toBe(reading)
          readings.set(aliasOf(one), reading)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is never the same for two forms whose values have parts of their delimiters', () => {
    const likeDelimiters = fc.array(fc.constantFrom('BOUNDARY', '--BOUNDARY', '\r\n', '--', '\0', '1'), { maxLength: 4 })
    const template = fc.array(likeDelimiters, { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(template, boundary, boundary, (values, mark, otherMark) => {
        const [one, other] = [mark, otherMark].map((own) =>
          multipart(
            own,
            values.map((value) => ['a', value.join('').replaceAll('BOUNDARY', own)]),
          ),
        )
        if (one && other && aliasOf(one) === aliasOf(other)) expect(readingOf(one)).toBe(readingOf(other))
      }),
      { numRuns: 5_000 },
    )
  })

  it('is never the same for two generated requests that are read differently, whatever their type', () => {
    const next = createBodyGenerator(1)
    const readings = new Map<string, string>()
    for (let count = 0; count < 20_000; count += 1) {
      const request = next()
      const alias = aliasOfPost(path, request.type, request.body)
      const reading = readingOf(request)
      expect(readings.get(alias) ?? reading).toBe(reading)
      readings.set(alias, reading)
    }
  })

  it.each([
    ['a boundary inside a value', multipart('x', [['a', '1\r\n--y']]), multipart('y', [['a', '1\r\n--y']])],
    [
      'a repeated field',
      multipart('x', [['a', '1']]),
      multipart('x', [
        ['a', '1'],
        ['a', '1'],
      ]),
    ],
    ['a value with the mark', multipart('x', [['a', '\0']]), multipart('x', [['a', '\r\n--x']])],
    [
      'a type without boundary',
      multipart('x', [['a', '1']]),
      { type: 'multipart/form-data', body: Buffer.from(aliasOf(multipart('x', [['a', '1']])).slice(path.length + 2)) },
    ],
    ['a part with a file', multipart('x', [['a', '1']]), multipart('x', [['a"; filename="f', '1']])],
    [
      'another type',
      { type: 'application/json', body: Buffer.from('{}') },
      { type: 'application/x-www-form-urlencoded', body: Buffer.from('{}') },
    ],
  ])('differs for %s', (_what, one, other) => {
    expect(aliasOf(one)).not.toBe(aliasOf(other))
  })
})
