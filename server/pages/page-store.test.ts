import { expect, it } from 'vitest'
import { createPageStore, type StoredPage } from './page-store.ts'

const page = (key: string, bytes = 10_000): StoredPage => ({
  key,
  status: 200,
  etag: key,
  headers: {},
  identity: Buffer.alloc(bytes),
})

it('stays within its size limit', () => {
  const store = createPageStore(100_000)
  for (let n = 0; n < 1_000; n += 1) {
    store.put(page(`/productlist?id=${n}`))
    store.get(`/productlist?id=${n}`, `/productlist?id=${n}&rubbish=${'x'.repeat(400)}`)
  }
  expect(store.size().bytes).toBeLessThanOrEqual(100_000)
  expect(store.size().pages).toBeGreaterThan(4)
  expect(store.size().aliases).toBeLessThanOrEqual(store.size().pages)
})

it('keeps a page that is requested again and again, and evicts pages that are requested once', () => {
  const store = createPageStore(100_000)
  store.put(page('/'))
  for (let n = 0; n < 200; n += 1) {
    store.put(page(`/flood?${n}`))
    expect(store.get('/', '/')?.key).toBe('/')
  }
})

it('keeps the latest aliases of a page, and deletes them with the page', () => {
  const store = createPageStore(100_000)
  store.put(page('/'))
  for (let n = 0; n < 1_000; n += 1) store.get('/', `/?t=${n}`)
  expect(store.byAlias('/?t=999')?.key).toBe('/')
  expect(store.byAlias('/?t=983')).toBeUndefined()
  expect(store.size().aliases).toBe(16)
  store.clear()
  expect(store.byAlias('/?t=999')).toBeUndefined()
})

it('finds a page by its key and by its aliases', () => {
  const store = createPageStore(100_000)
  store.put(page('/'))
  expect(store.byAlias('/')?.key).toBe('/')
  for (let n = 0; n < 17; n += 1) store.get('/', `/?fbclid=${n}`)
  expect(store.byAlias('/')?.key).toBe('/')
  expect(store.byAlias('/?fbclid=16')?.key).toBe('/')
})

it('does not store a page that is larger than a quarter of the cache', () => {
  const store = createPageStore(100_000)
  store.put(page('/huge', 90_000))
  expect(store.has('/huge')).toBe(false)
})

it('counts the size of an entry: its bodies, its headers, its key and its possible aliases', () => {
  const costOf = (stored: StoredPage) => {
    const store = createPageStore(1_000_000)
    store.put(stored)
    return store.size().bytes
  }
  const plain = costOf(page('/'))
  expect(plain).toBeGreaterThanOrEqual(10_000 + 16 * 100)
  expect(plain).toBeLessThan(10_000 + 16 * 512)
  expect(costOf({ ...page('/'), gzip: Buffer.alloc(3_000), brotli: Buffer.alloc(2_000) })).toBe(plain + 5_000)
  expect(costOf({ ...page('/'), headers: { Vary: 'Accept-Encoding' } })).toBe(plain + 'VaryAccept-Encoding'.length)
  expect(costOf(page(`/${'x'.repeat(100)}`))).toBe(plain + 200)
})

it('replaces the page with the same key, and counts the difference', () => {
  const store = createPageStore(100_000)
  store.put(page('/', 20_000))
  const { bytes } = store.size()
  store.get('/', '/?t=1')
  store.put({ ...page('/', 15_000), etag: 'better' })
  expect(store.size()).toMatchObject({ pages: 1, aliases: 1, bytes: bytes - 5_000 })
  expect(store.byAlias('/?t=1')?.etag).toBe('better')
  expect(store.get('/', '/')?.etag).toBe('better')
})

it('gives a page a second chance after each request, by key or by alias', () => {
  const isStored = (ask: (store: ReturnType<typeof createPageStore>) => unknown, floods: number) => {
    const store = createPageStore(100_000)
    store.put(page('/'))
    store.get('/', '/?t=1')
    // Enough pages to sweep the whole cache once, which uses up the second chance.
    for (let n = 0; n < 8; n += 1) store.put(page(`/first?${n}`))
    ask(store)
    for (let n = 0; n < floods; n += 1) store.put(page(`/flood?${n}`))
    return store.has('/')
  }
  expect(isStored((store) => store.byAlias('/?t=1'), 8)).toBe(true)
  expect(isStored((store) => store.get('/', '/'), 8)).toBe(true)
  expect(isStored(() => undefined, 8)).toBe(false)
  expect(isStored((store) => store.byAlias('/?t=1'), 40)).toBe(false)
})

it('does not store a very long alias', () => {
  const store = createPageStore(100_000)
  store.put(page('/'))
  store.get('/', `/?${'x'.repeat(510)}`)
  expect(store.size().aliases).toBe(1)
  store.get('/', `/?${'y'.repeat(511)}`)
  expect(store.size().aliases).toBe(1)
})

it('keeps nothing of a page that was evicted or cleared', () => {
  const store = createPageStore(100_000)
  store.put(page('/'))
  store.get('/', '/?t=1')
  for (let n = 0; n < 40; n += 1) store.put(page(`/flood?${n}`))
  expect([store.has('/'), store.byAlias('/?t=1'), store.get('/', '/')]).toEqual([false, undefined, undefined])
  store.clear()
  expect(store.size()).toEqual({ pages: 0, aliases: 0, bytes: 0 })
  store.put(page('/'))
  expect(store.size().pages).toBe(1)
})
