/** The bytes that were used last, up to a bound: by what they are called. */
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
      // A map keeps the order of insertion: what was used last goes to its end.
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
