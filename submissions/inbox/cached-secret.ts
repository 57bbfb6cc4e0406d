import type { Store } from '../store/store.ts'

/** Reads the secret once. After a failure, the next call reads it again. */
export function cachedSecret(store: Pick<Store, 'run'>): () => Promise<string> {
  let cached: Promise<string> | undefined
  return () => {
    cached ??= store.run('secret', undefined).catch((error) => {
      cached = undefined
      throw error
    })
    return cached
  }
}
