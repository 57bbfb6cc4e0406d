/**
 * A response ready to send: headers, and the body in at least one encoding. Pages keep only brotli, or `identity` if
 * they are too short to compress; other encodings are made from it on request. Static files have all.
 */
export type StoredPage = {
  key: string
  status: number
  /** Without one, the response is never 304. */
  etag: string | undefined
  /** With ETag, without Content-Encoding and Content-Length. */
  headers: Readonly<Record<string, string>>
  identity?: Buffer
  gzip?: Buffer
  brotli?: Buffer
}

const aliasesPerPage = 16
const maxAliasLength = 512

type Entry<Page> = { page: Page; bytes: number; used: boolean; aliases: string[] }

/**
 * The page cache, limited in bytes. Eviction is second chance: a page that was requested since the last sweep stays once more, so a flood of
 * one-time URLs evicts its own entries first. Each page keeps its latest raw URLs as aliases, so that a hit is a single lookup.
 */
export function createPageStore<Page extends StoredPage = StoredPage>(maxBytes: number) {
  const entries = new Map<string, Entry<Page>>()
  const aliases = new Map<string, Entry<Page>>()
  let bytes = 0

  function evict(entry: Entry<Page>) {
    entries.delete(entry.page.key)
    for (const alias of entry.aliases) aliases.delete(alias)
    bytes -= entry.bytes
  }

  function addAlias(alias: string, entry: Entry<Page>) {
    if (alias.length > maxAliasLength || alias === entry.page.key || aliases.has(alias)) return
    entry.aliases.push(alias)
    aliases.set(alias, entry)
    const oldest = entry.aliases.length > aliasesPerPage ? entry.aliases.shift() : undefined
    if (oldest !== undefined) aliases.delete(oldest)
  }

  function makeRoom() {
    while (bytes > maxBytes) {
      const oldest = entries.values().next().value
      if (!oldest) return
      if (oldest.used) {
        oldest.used = false
        entries.delete(oldest.page.key)
        entries.set(oldest.page.key, oldest)
      } else evict(oldest)
    }
  }

  return {
    /** Finds a page by the URL exactly as requested: its key or one of its aliases. */
    byAlias(rawUrl: string): Page | undefined {
      const entry = entries.get(rawUrl) ?? aliases.get(rawUrl)
      if (!entry) return undefined
      entry.used = true
      return entry.page
    },

    get(key: string, rawUrl: string): Page | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entry.used = true
      addAlias(rawUrl, entry)
      return entry.page
    },

    /** Adds a page, or replaces the page with the same key. */
    put(page: Page) {
      const size = sizeOf(page)
      const known = entries.get(page.key)
      if (known) {
        bytes += size - known.bytes
        known.page = page
        known.bytes = size
      } else if (size <= maxBytes / 4) {
        entries.set(page.key, { page, bytes: size, used: false, aliases: [] })
        bytes += size
      }
      makeRoom()
    },

    has: (key: string) => entries.has(key),
    clear() {
      entries.clear()
      aliases.clear()
      bytes = 0
    },
    size: () => ({ pages: entries.size, aliases: aliases.size, bytes }),
  }
}

/** The size of an entry in bytes: its bodies, its headers, its key and space for all its aliases. */
function sizeOf(page: StoredPage): number {
  const bodies = (page.identity?.length ?? 0) + (page.gzip?.length ?? 0) + (page.brotli?.length ?? 0)
  const texts = Object.entries(page.headers).reduce((sum, [name, value]) => sum + name.length + value.length, page.key.length * 2)
  return bodies + texts + aliasesPerPage * 128 + 512
}
