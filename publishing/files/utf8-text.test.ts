import { expect, it } from 'vitest'
import { NotUtf8, utf8Text } from './utf8-text.ts'

/** `title: ` with a word in each encoding, on the second line. */
const inLine = (...word: number[]) => Buffer.concat([Buffer.from('id: 1\ntitle: '), Buffer.from(word), Buffer.from('\n')])

function faultOf(bytes: Uint8Array) {
  try {
    utf8Text(bytes)
  } catch (error) {
    return error instanceof NotUtf8 ? { line: error.line, message: error.message } : error
  }
}

it.each([
  ['CP949', [0xc1, 0xd6, 0xc0, 0xc7]],
  ['GBK', [0xd7, 0xa2, 0xd2, 0xe2]],
  ['Big5', [0xaa, 0x60, 0xb7, 0x4e]],
  ['Windows-1252', [0x63, 0x61, 0x66, 0xe9]],
] as const)('CT2: a file in %s is refused, with the line and what to do', (_name, word) => {
  expect(faultOf(inLine(...word))).toEqual({ line: 2, message: expect.stringMatching(/^is not UTF-8: .* save it as UTF-8$/) })
})

it('CT2: a file in UTF-16 is refused, with or without a byte order mark', () => {
  const text = Buffer.from('title: Hood\n', 'utf16le')
  for (const bytes of [text, Buffer.concat([Buffer.from([0xff, 0xfe]), text]), Buffer.concat([Buffer.from([0xfe, 0xff]), text])])
    expect(faultOf(bytes)).toMatchObject({ message: expect.stringContaining('is saved as UTF-16') })
})

it('CT2: text that was lost in a conversion is refused', () => {
  expect(faultOf(Buffer.from('id: 1\ntitle: ca\ufffd\n'))).toMatchObject({
    line: 2,
    message: expect.stringContaining('text was lost'),
  })
})

it('CT2: UTF-8 is accepted, also with a byte order mark', () => {
  expect(utf8Text(Buffer.from('\ufefftitle: 注意 주의 café\n'))).toBe('title: 注意 주의 café\n')
  expect(utf8Text(Buffer.alloc(0))).toBe('')
})
