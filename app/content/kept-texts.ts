type Kept = { readonly text: string }

/** Without `kept` it was made only once. */
type Entry<Value> = { keys: Map<string, Entry<Value>>; key: string; kept?: Value; isUsed: boolean }

/**
 * Texts by object and key, freed with the object. A text is kept when it is made the second time: most are on one page, which is cached itself. When all
 * together have more than `maxCharacters`, those not used for the longest time make room.
 */
export function createKeptTexts<Value extends Kept>(maxCharacters: number) {
  const byObject = new WeakMap<object, Map<string, Entry<Value>>>()
  const entries = new Set<Entry<Value>>()
  let characters = 0

  function find(of: object, key: string): Value | undefined {
    const entry = byObject.get(of)?.get(key)
    if (entry) entry.isUsed = true
    return entry?.kept
  }

  function keep(of: object, key: string, made: Value) {
    const keys = byObject.get(of) ?? new Map<string, Entry<Value>>()
    byObject.set(of, keys)
    const entry = keys.get(key)
    if (entry?.kept) return
    if (entry) entry.kept = { ...made, text: copyOf(made.text) }
    else add({ keys, key, isUsed: false })
    characters += entry ? made.text.length : charactersOfEntry + key.length
    makeRoom()
  }

  function add(entry: Entry<Value>) {
    entry.keys.set(entry.key, entry)
    entries.add(entry)
  }

  function makeRoom() {
    // The loop also reaches what is added meanwhile, so an entry that was used gets a second turn.
    for (const entry of entries) {
      if (characters <= maxCharacters) return
      entries.delete(entry)
      if (entry.isUsed) {
        entry.isUsed = false
        entries.add(entry)
      } else {
        entry.keys.delete(entry.key)
        characters -= charactersOfEntry + entry.key.length + (entry.kept?.text.length ?? 0)
      }
    }
  }

  return { find, keep }
}

/** What the memory of an entry without its text comes to. */
const charactersOfEntry = 200

/** A piece of a string holds the whole string in memory, and that is a page. */
const copyOf = (text: string) => Buffer.from(text).toString()
