import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bodyAtHand, makeBody, plainBody } from './page-body.ts'
import type { StoredPage } from './page-store.ts'
import { storedAnswer } from './stored-answer.ts'

const stored = (text: string) => storedAnswer({ key: '/', status: 200, headers: {}, text, compress: true })
const long = '<p>induction hob</p>'.repeat(500)

it('a page keeps only brotli, in a buffer of its own, and makes gzip and the plain text from it', async () => {
  const page = await stored(long)
  expect(Object.keys(page).filter((name) => ['identity', 'gzip', 'brotli'].includes(name))).toEqual(['brotli'])
  expect(page.brotli?.buffer.byteLength).toBe(page.brotli?.length)
  expect(brotliDecompressSync(page.brotli ?? '').toString()).toBe(long)
  expect((await plainBody(page)).toString()).toBe(long)
  expect(gunzipSync(await makeBody(page, 'gzip')).toString()).toBe(long)
})

it('concurrent requests share one body, and later requests use it while it is in memory', async () => {
  const page = await stored(long)
  expect(bodyAtHand(page, 'gzip')).toBeUndefined()
  const [first, second] = await Promise.all([makeBody(page, 'gzip'), makeBody(page, 'gzip')])
  expect(first).toBe(second)
  expect(bodyAtHand(page, 'gzip')).toBe(first)
})

it('a page that is too short to compress keeps its plain text', async () => {
  const page = await stored('<p>Hi</p>')
  expect([page.brotli, bodyAtHand(page, 'identity')?.toString()]).toEqual([undefined, '<p>Hi</p>'])
})

it('a body that cannot be decompressed fails, and is tried again', async () => {
  const page: StoredPage = { key: '/', status: 200, etag: '', headers: {}, brotli: Buffer.from('broken') }
  await expect(makeBody(page, 'identity')).rejects.toThrow()
  await expect(makeBody(page, 'identity')).rejects.toThrow()
})
