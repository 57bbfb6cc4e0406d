/** An LRU cache of byte arrays, up to `maxBytes` in total. */
export function createRecentBytes(maxBytes: number) {
  const kept = new Map<string, Buffer>()
  let size = 0

  function drop(name: string) {
    size -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }

  return {
    get(name: string): Buffer | undefined {
      const bytes = kept.get(name)
      if (!bytes) return undefined
      // A map keeps insertion order, so re-inserting marks the entry as most recently used.
      kept.delete(name)
      kept.set(name, bytes)
      return bytes
    },
    put(name: string, bytes: Buffer) {
      drop(name)
      kept.set(name, bytes)
      size += bytes.length
      for (const oldest of kept.keys()) {
        if (size <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
