/**
 * Caches results by text, because most texts are unchanged when content is reloaded. Evicts an entry that was not used while up to two
 * times `size` other entries were added.
 */
export function createMemo<T>(size: number) {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()

  function cached(key: string, make: () => T): T {
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

  return Object.assign(cached, { has: (key: string) => recent.has(key) || older.has(key) })
}
