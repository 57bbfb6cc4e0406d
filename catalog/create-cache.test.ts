import { expect, it, vi } from 'vitest'
import { createCache } from './create-cache.ts'

it('drops the entries used longest ago, beyond a number of entries', () => {
  const cache = createCache<string>({ maxEntries: 2 })
  cache.set('a', 'A')
  cache.set('b', 'B')
  cache.get('a')
  cache.set('c', 'C')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C'])
  expect(cache.size().entries).toBe(2)
})

it('drops the entries used longest ago, beyond a number of bytes', () => {
  const cache = createCache<Buffer>({ maxBytes: 100, bytesOf: ({ length }) => length })
  cache.set('a', Buffer.alloc(40))
  cache.set('b', Buffer.alloc(40))
  cache.get('a')
  cache.set('c', Buffer.alloc(60))
  expect([cache.has('a'), cache.has('b'), cache.has('c')]).toEqual([true, false, true])
  expect(cache.size()).toEqual({ entries: 2, bytes: 100 })
})

it('holds an entry that is used again and again, however many others come once', () => {
  const cache = createCache<Buffer>({ maxBytes: 1_000, bytesOf: ({ length }) => length })
  cache.set('/', Buffer.alloc(100))
  for (let number = 0; number < 1_000; number += 1) {
    cache.set(`/flood?${number}`, Buffer.alloc(100))
    expect(cache.get('/')).toBeDefined()
    expect(cache.size().bytes).toBeLessThanOrEqual(1_000)
  }
})

it('replaces an entry, and counts the difference', () => {
  const cache = createCache<Buffer>({ maxBytes: 100, bytesOf: ({ length }) => length })
  cache.set('a', Buffer.alloc(90))
  cache.set('a', Buffer.alloc(50))
  expect([cache.get('a')?.length, cache.size()]).toEqual([50, { entries: 1, bytes: 50 }])
})

it('does not hold a value larger than the whole cache, and drops nothing for it', () => {
  const cache = createCache<Buffer>({ maxBytes: 100, bytesOf: ({ length }) => length })
  cache.set('a', Buffer.alloc(50))
  cache.set('huge', Buffer.alloc(101))
  expect([cache.has('a'), cache.has('huge')]).toEqual([true, false])
})

it('makes a value once', () => {
  const cache = createCache<string>({ maxEntries: 2 })
  const make = vi.fn(() => '')
  expect([cache.getOrMake('a', make), cache.getOrMake('a', make)]).toEqual(['', ''])
  expect(make).toHaveBeenCalledOnce()
})

it('is empty after it was cleared', () => {
  const cache = createCache<Buffer>({ maxBytes: 100, bytesOf: ({ length }) => length })
  cache.set('a', Buffer.alloc(90))
  cache.clear()
  expect([cache.get('a'), cache.size()]).toEqual([undefined, { entries: 0, bytes: 0 }])
})
