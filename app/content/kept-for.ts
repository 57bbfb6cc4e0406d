/**
 * What was made from an object before, on the server: it shows the same texts and pictures again and again, and they don't change. The value is freed with
 * the object. A browser shows each once, so there it is made each time. `make` may depend only on the object and `name`.
 */
export function keptFor<Value>(of: object, name: string, make: () => Value): Value {
  if (!import.meta.env.SSR) return make()
  const ofObject = kept.get(of)
  const known = ofObject instanceof Map ? ofObject.get(name) : ofObject?.name === name ? ofObject : undefined
  if (known) return known.value as Value
  const made = { name, value: make() }
  // `make` may have kept something for the same object.
  keep(of, made)
  return made.value
}

/**
 * The same for `make`, which depends only on the object. For what there are thousands of: the value is kept when it is made the second time, because most
 * are on one page, which is cached itself. An object without a name also takes a third of the memory.
 */
export function keptFrom<Of extends object, Value extends object | string | number>(make: (of: Of) => Value): (of: Of) => Value {
  if (!import.meta.env.SSR) return make
  const values = new WeakMap<Of, Value | typeof madeOnce>()
  return (of) => {
    const known = values.get(of)
    if (known !== undefined && known !== madeOnce) return known
    const made = make(of)
    values.set(of, known === madeOnce ? made : madeOnce)
    return made
  }
}

const madeOnce = Symbol('made once')

type Kept = { name: string; value: unknown }

/** Most objects have one value, and a map takes four times as much memory as its entry. */
const kept = new WeakMap<object, Kept | Map<string, Kept>>()

function keep(of: object, made: Kept) {
  const others = kept.get(of)
  if (others instanceof Map) others.set(made.name, made)
  else kept.set(of, others ? new Map([others, made].map((one) => [one.name, one])) : made)
}
