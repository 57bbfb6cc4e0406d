/**
 * Remembers what was made for a text: content that is read again is mostly what it was. What two rounds of `size` other texts have not asked
 * for is forgotten.
 */
export function createMemo<T>(size: number) {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()

  return function remembered(key: string, make: () => T): T {
    const known = recent.get(key)
    if (known !== undefined) return known
    const made = older.get(key) ?? make()
    if (recent.size >= size) {
      older = recent
      recent = new Map()
    }
    recent.set(key, made)
    return made
  }
}
