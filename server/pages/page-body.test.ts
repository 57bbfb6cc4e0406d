import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { makeBody, plainBody, storedBody } from './page-body.ts'
import { storedAnswer } from './stored-answer.ts'
import { bytesOfPage, type StoredPage } from './stored-page.ts'

const stored = (text: string) => storedAnswer({ key: '/', status: 200, headers: {}, text, compress: true })
const long = '<p>induction hob</p>'.repeat(500)

it('a page holds only brotli, in a buffer of its own, and makes gzip and the plain text from it', async () => {
  const page = await stored(long)
  expect(Object.keys(page).filter((name) => ['identity', 'gzip', 'brotli'].includes(name))).toEqual(['brotli'])
  expect(page.brotli?.buffer.byteLength).toBe(page.brotli?.length)
  expect(brotliDecompressSync(page.brotli ?? '').toString()).toBe(long)
  expect((await plainBody(page)).toString()).toBe(long)
  expect(gunzipSync(await makeBody(page, 'gzip')).toString()).toBe(long)
})

it('a page that is too short to compress holds its plain text', async () => {
  const page = await stored('<p>Hi</p>')
  expect([page.brotli, storedBody(page, 'identity')?.toString()]).toEqual([undefined, '<p>Hi</p>'])
})

it('a body that cannot be decompressed fails', async () => {
  const page: StoredPage = { key: '/', status: 200, etag: '', headers: {}, brotli: Buffer.from('broken') }
  await expect(makeBody(page, 'identity')).rejects.toThrow()
})

it('the size of a page counts its bodies, its headers and its key', () => {
  const page: StoredPage = { key: '/', status: 200, etag: '', headers: {}, identity: Buffer.alloc(10_000) }
  const plain = bytesOfPage(page)
  expect(plain).toBeGreaterThan(10_000)
  expect(plain).toBeLessThan(12_000)
  expect(bytesOfPage({ ...page, gzip: Buffer.alloc(3_000), brotli: Buffer.alloc(2_000) })).toBe(plain + 5_000)
  expect(bytesOfPage({ ...page, headers: { Vary: 'Accept-Encoding' } })).toBe(plain + 'VaryAccept-Encoding'.length)
  expect(bytesOfPage({ ...page, key: `/${'x'.repeat(100)}` })).toBe(plain + 200)
})
