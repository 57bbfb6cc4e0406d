import type { Store } from '../store/store.ts'

/** Asked for once, and again after a failure. */
export function knownSecret(store: Pick<Store, 'run'>): () => Promise<string> {
  let known: Promise<string> | undefined
  return () => {
    known ??= store.run('secret', undefined).catch((error) => {
      known = undefined
      throw error
    })
    return known
  }
}
