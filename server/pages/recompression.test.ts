import { expect, it } from 'vitest'
import type { StoredPage } from './page-store.ts'
import { createRecompression } from './recompression.ts'

/** A store, and a compression that the test ends. */
function underTest(keys: readonly string[]) {
  const pages = new Map<string, StoredPage>()
  const put = (key: string) =>
    pages.set(key, { key, status: 200, etag: key, headers: {}, identity: Buffer.from(key), brotli: Buffer.from('quick') })
  for (const key of keys) put(key)
  const compressed: string[] = []
  const ends: (() => void)[] = []
  const failures: unknown[] = []
  const recompression = createRecompression({
    stored: (key) => pages.get(key),
    replace: (page) => pages.set(page.key, page),
    compress: async (body) => {
      compressed.push(body.toString())
      await new Promise<void>((resolve) => ends.push(resolve))
      if (body.toString() === '/broken') throw new Error('no')
      return Buffer.from('best')
    },
    untilQuiet: async () => {},
    reportError: (error) => failures.push(error),
  })
  async function finish() {
    let settled = false
    void recompression.settled().then(() => {
      settled = true
    })
    while (!settled) {
      ends.shift()?.()
      await new Promise((resume) => setImmediate(resume))
    }
  }
  return { pages, put, compressed, failures, ...recompression, finish }
}

it('compresses a page once if it is added several times', async () => {
  const { pages, compressed, add, finish } = underTest(['/a', '/b'])
  for (const key of ['/a', '/b', '/b', '/b']) add(key)
  await finish()
  expect(compressed).toEqual(['/a', '/b'])
  expect([...pages.values()].map(({ brotli }) => brotli?.toString())).toEqual(['best', 'best'])
})

it('skips pages that were evicted while waiting', async () => {
  const keys = Array.from({ length: 60 }, (_, n) => `/made-up?${n}`)
  const { pages, compressed, add, finish } = underTest(keys)
  for (const key of keys) add(key)
  for (const key of keys.slice(1, -1)) pages.delete(key)
  await finish()
  expect(compressed).toEqual(['/made-up?0', '/made-up?59'])
})

it('limits the queue, so that a flood of URLs does not cause endless work', async () => {
  const { put, compressed, add, finish } = underTest([])
  for (let n = 0; n < 20_010; n += 1) {
    put(`/made-up?${n}`)
    add(`/made-up?${n}`)
  }
  await finish()
  // The first one started at once and did not wait.
  expect(compressed).toHaveLength(20_001)
})

it('does not replace a page that was rendered again during its compression', async () => {
  const { pages, put, add, finish } = underTest(['/a'])
  add('/a')
  put('/a')
  await finish()
  expect(pages.get('/a')?.brotli?.toString()).toBe('quick')
})

it('continues after a failure, and clear empties the queue', async () => {
  const { compressed, failures, add, clear, finish } = underTest(['/broken', '/b', '/c'])
  add('/broken')
  add('/b')
  await finish()
  expect([compressed, failures.length]).toEqual([['/broken', '/b'], 1])
  add('/b')
  add('/c')
  clear()
  await finish()
  expect(compressed).toEqual(['/broken', '/b', '/b'])
})
