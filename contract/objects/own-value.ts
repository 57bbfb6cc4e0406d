/**
 * The value of a key that comes from outside. `object[key]` would also find what every object inherits: `constructor`, `toString`,
 * `__proto__`.
 */
export function ownValue<Value>(object: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined
}

/** The same for data of any shape: undefined if it is neither an object nor a list. */
export function ownAt(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
