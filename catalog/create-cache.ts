type Limit<Value> = { maxEntries: number } | { maxBytes: number; bytesOf: (value: Value) => number }

export type Cache<Value extends object | string> = ReturnType<typeof createCache<Value>>

/** Holds what can be computed again. When it is full, the entries that were used longest ago are dropped. */
export function createCache<Value extends object | string>(limit: Limit<Value>) {
  const entries = new Map<string, Value>()
  let bytes = 0

  const sizeOf = (value: Value) => ('bytesOf' in limit ? limit.bytesOf(value) : 0)
  const isTooFull = () => ('maxBytes' in limit ? bytes > limit.maxBytes : entries.size > limit.maxEntries)

  function drop(key: string) {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    bytes -= sizeOf(value)
  }

  function get(key: string): Value | undefined {
    const value = entries.get(key)
    if (value === undefined) return undefined
    // A map iterates in the order of insertion, so the entry used longest ago comes first.
    entries.delete(key)
    entries.set(key, value)
    return value
  }

  /** A value larger than the whole cache is not held. */
  function set(key: string, value: Value) {
    drop(key)
    if ('maxBytes' in limit && sizeOf(value) > limit.maxBytes) return
    entries.set(key, value)
    bytes += sizeOf(value)
    for (const oldest of entries.keys()) {
      if (!isTooFull()) return
      drop(oldest)
    }
  }

  return {
    get,
    set,
    has: (key: string) => entries.has(key),
    getOrMake(key: string, make: () => Value): Value {
      const known = get(key)
      if (known !== undefined) return known
      const made = make()
      set(key, made)
      return made
    },
    clear() {
      entries.clear()
      bytes = 0
    },
    size: () => ({ entries: entries.size, bytes }),
  }
}
