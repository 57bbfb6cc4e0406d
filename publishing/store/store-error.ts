import type { PublishedStore } from './published-store.ts'

/** The store can't be used: it is away, full or read-only, or has no such file. The message says which store it is, and why. */
export class PublishedStoreError extends Error {}

/** Lets a store throw only PublishedStoreErrors. `place`: which store it is, without a password. */
export function withReasons(store: PublishedStore, place: string): PublishedStore {
  const fail = (done: string, error: unknown): never => {
    throw new PublishedStoreError(`The store of published content (${place}) cannot be ${done}: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  const cannotRead = (error: unknown) => fail('read', error)
  const cannotWrite = (error: unknown) => fail('written', error)
  return {
    missing: (hashes) => store.missing(hashes).catch(cannotWrite),
    put: (hash, bytes) => store.put(hash, bytes).catch(cannotWrite),
    async *read(hash) {
      try {
        yield* store.read(hash)
      } catch (error) {
        cannotRead(error)
      }
    },
    versions: () => store.versions().catch(cannotRead),
    switchTo: (version) => store.switchTo(version).catch(cannotWrite),
    remove: (version) => store.remove(version).catch(cannotWrite),
    sweep: (wanted) => store.sweep(wanted).catch(cannotWrite),
    now: () => store.now().catch(cannotRead),
    close: store.close,
  }
}

/** If no address of a host can be reached, the error of each is in an AggregateError, whose own message is empty. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ')
  return error instanceof Error ? error.message : String(error)
}
