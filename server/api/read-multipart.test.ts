import { describe, expect, it } from 'vitest'
import { tooLarge, unreadable } from './form-pairs.ts'
import { readMultipart } from './read-multipart.ts'

const type = 'multipart/form-data; boundary=x'
const read = (body: string, contentType = type) => readMultipart(Buffer.from(body), contentType)
const part = (head: string, value = '1') => `--x\r\n${head}\r\n\r\n${value}\r\n--x--`

describe('multipart', () => {
  it('reads fields as browsers send them, line breaks included', () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="cate"\r\n\r\n1\r\n--x\r\ncontent-disposition:form-data;name="text"\r\n\r\na\r\n\r\n--b\r\n--x--\r\n'
    expect(read(body)).toEqual({
      ok: true,
      pairs: [
        { name: 'cate', value: '1' },
        { name: 'text', value: 'a\r\n\r\n--b' },
      ],
    })
  })

  it.each([
    ['Content-Disposition: form-data; name=cate', 'cate'],
    ['X: 1\r\nContent-Type: text/plain\r\nContent-Disposition: FORM-DATA; NAME="cate"', 'cate'],
    ['Content-Disposition: form-data;\r\n name="cate"', 'cate'],
    ['Content-Disposition: form-data; name="a\\"b;c=d"', 'a"b;c=d'],
    ['Content-Disposition: form-data; name="분류"', '분류'],
    ['Content-Disposition: form-data; name=""', ''],
    ['Content-Disposition : form-data ; name="cate"', 'cate'],
    ['Content-Disposition: form-data;\r\n \t name="cate"', 'cate'],
    ['Content-Disposition: form-data; name="a\r\n  b"', 'a b'],
    ['Content-Disposition: form-data; name="cate"\r\nContent-Type: text/plain; was=application/octet-stream', 'cate'],
  ])('reads the name of %j', (head, name) => {
    expect(read(part(head))).toEqual({ ok: true, pairs: [{ name, value: '1' }] })
  })

  it.each([
    'X: 1',
    'Content-Disposition: form-data',
    'Content-Disposition: attachment; name="cate"',
    'Content-Disposition',
    'Content-Disposition: no form-data; name="cate"',
    'Content-Disposition: form-data; cate=1',
  ])('ignores a part that is not a field: %j', (head) => {
    expect(read(part(head))).toEqual({ ok: true, pairs: [] })
  })

  it.each([
    'Content-Disposition: form-data; name="f"; filename="a.txt"',
    'Content-Disposition: form-data; name="f"; filename=""',
    "Content-Disposition: form-data; name=f; filename*=utf-8''a",
    'Content-Disposition: form-data; name="cate"\r\nContent-Type: application/octet-stream',
  ])('refuses a file: %j', (head) => {
    expect(read(part(head))).toEqual(tooLarge)
  })

  it('accepts a quoted boundary, and spaces after a delimiter', () => {
    const body =
      '--a b\r\nContent-Disposition: form-data; name=cate\r\n\r\n1\r\n--a b  \r\nContent-Disposition: form-data; name=id\r\n\r\n2\r\n--a b--'
    expect(read(body, 'multipart/form-data; charset=utf-8; boundary="a b"')).toMatchObject({
      ok: true,
      pairs: [{ value: '1' }, { value: '2' }],
    })
  })

  it('returns null for a value that is not UTF-8', () => {
    const body = Buffer.from(part('Content-Disposition: form-data; name="cate"', '\u00ff'), 'latin1')
    expect(readMultipart(body, type)).toEqual({ ok: true, pairs: [{ name: 'cate', value: null }] })
  })

  it.each([
    'cate=1',
    '--x\r\nContent-Disposition: form-data; name="cate"\r\n\r\n1',
    '--x\r\nContent-Disposition: form-data; name="cate"\r\n\r\n1\r\n--x',
    '--x\nContent-Disposition: form-data; name="cate"\n\n1\n--x--',
    '--x\r\nContent-Disposition: form-data; name="cate"\r\n--x--',
    '--xContent-Disposition: form-data; name="cate"\r\n\r\n1\r\n--x--',
  ])('refuses a damaged body: %j', (body) => {
    expect(read(body)).toEqual(unreadable)
  })

  it('reads an empty body as no fields, and refuses other bodies without a boundary', () => {
    expect(readMultipart(Buffer.alloc(0), type)).toEqual({ ok: true, pairs: [] })
    const body = part('Content-Disposition: form-data; name="cate"')
    expect(read(body, 'multipart/form-data')).toEqual(unreadable)
    expect(read(body.replaceAll('--x', '--'), 'multipart/form-data; boundary=')).toEqual(unreadable)
  })

  it('reads a body with only the closing delimiter as no fields', () => {
    expect(read('--x--')).toEqual({ ok: true, pairs: [] })
  })

  it('accepts at most 40 parts', () => {
    const parts = (count: number) => `${'--x\r\nX: 1\r\n\r\n1\r\n'.repeat(count)}--x--`
    expect(read(parts(40))).toEqual({ ok: true, pairs: [] })
    expect(read(parts(41))).toEqual(tooLarge)
  })
})
