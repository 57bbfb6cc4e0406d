/**
 * A map of which only the facts are in memory. `make` makes a value of them each time that it is asked for, because those of all media would
 * take several times as much.
 */
export function madeOnDemand<Facts, Value>(
  facts: ReadonlyMap<string, Facts>,
  make: (key: string, facts: Facts) => Value,
): ReadonlyMap<string, Value> {
  function* entries(): MapIterator<[string, Value]> {
    for (const [key, own] of facts) yield [key, make(key, own)]
  }
  function* values(): MapIterator<Value> {
    for (const [key, own] of facts) yield make(key, own)
  }
  const all: ReadonlyMap<string, Value> = {
    get size() {
      return facts.size
    },
    has: (key) => facts.has(key),
    get(key) {
      const own = facts.get(key)
      return own === undefined ? undefined : make(key, own)
    },
    keys: () => facts.keys(),
    values,
    entries,
    [Symbol.iterator]: entries,
    forEach(use) {
      for (const [key, own] of facts) use(make(key, own), key, all)
    },
  }
  return all
}
