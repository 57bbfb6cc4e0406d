import { expect, it } from 'vitest'
import { createBestCompression } from './best-compression.ts'
import { brotli, unbrotli } from './compress.ts'

const page = Buffer.from(
  Array.from({ length: 3_000 }, (_, n) => `<li class="shop">Shop ${n * n} in Street ${n % 97}</li>`).join(''),
)

it('compresses bodies one after the other in another process, smaller than the quick compression', async () => {
  const compress = createBestCompression()
  const first = await compress(page)
  const second = await compress(page.subarray(0, 50_000))
  expect((await unbrotli(first)).equals(page)).toBe(true)
  expect((await unbrotli(second)).equals(page.subarray(0, 50_000))).toBe(true)
  expect(first.length).toBeLessThan((await brotli(page, 'quick')).length)
})
