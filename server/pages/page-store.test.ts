import { expect, it } from 'vitest'
import { createPageStore, type StoredPage } from './page-store.ts'

const page = (key: string, bytes = 10_000): StoredPage => ({
  key,
  status: 200,
  etag: key,
  headers: [],
  identity: Buffer.alloc(bytes),
})

it('stays within its bound whatever comes', () => {
  const store = createPageStore(100_000)
  for (let n = 0; n < 1_000; n += 1) {
    store.put(page(`/productlist?id=${n}`))
    store.get(`/productlist?id=${n}`, `/productlist?id=${n}&rubbish=${'x'.repeat(400)}`)
  }
  expect(store.size().bytes).toBeLessThanOrEqual(100_000)
  expect(store.size().pages).toBeGreaterThan(4)
  expect(store.size().aliases).toBeLessThanOrEqual(store.size().pages)
})

it('keeps what visitors ask for and drops what nobody asks for twice', () => {
  const store = createPageStore(100_000)
  store.put(page('/'))
  for (let n = 0; n < 200; n += 1) {
    store.put(page(`/flood?${n}`))
    expect(store.get('/', '/')?.key).toBe('/')
  }
})

it('remembers a few raw addresses of a page, and forgets them with it', () => {
  const store = createPageStore(100_000)
  store.put(page('/'))
  for (let n = 0; n < 1_000; n += 1) store.get('/', `/?t=${n}`)
  expect(store.byAlias('/?t=3')?.key).toBe('/')
  expect(store.size().aliases).toBeLessThanOrEqual(16)
  store.clear()
  expect(store.byAlias('/?t=3')).toBeUndefined()
})

it('keeps no page that would take more than a quarter of the room', () => {
  const store = createPageStore(100_000)
  store.put(page('/huge', 90_000))
  expect(store.has('/huge')).toBe(false)
})
