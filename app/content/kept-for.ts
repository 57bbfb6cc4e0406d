/**
 * What was made from an object before, on the server: it shows the same texts and pictures again and again, and they don't change. The value is freed with
 * the object. A browser shows each once, so there it is made each time. `make` may depend only on the object and `name`.
 */
export function keptFor<Value>(of: object, name: string, make: () => Value): Value {
  if (!import.meta.env.SSR) return make()
  const ofObject = kept.get(of) ?? new Map<string, unknown>()
  kept.set(of, ofObject)
  if (!ofObject.has(name)) ofObject.set(name, make())
  return ofObject.get(name) as Value
}

const kept = new WeakMap<object, Map<string, unknown>>()
