import type { ReadCache } from './read-cache.ts'

/** A read cache for one process. */
export function createMemoryCache(): ReadCache {
  let found = new Map<string, { identity: string; result: unknown }>()
  let used: typeof found = new Map()

  return {
    find<T>(kind: string, path: string, identity: string): T | undefined {
      const key = `${kind}:${path}`
      const known = used.get(key) ?? found.get(key)
      if (known?.identity !== identity) return undefined
      used.set(key, known)
      return known.result as T
    },
    keep(kind, path, identity, result) {
      used.set(`${kind}:${path}`, { identity, result })
    },
    finish() {
      found = used
      used = new Map()
    },
    close() {},
  }
}
