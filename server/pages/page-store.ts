/** Bytes ready to be sent: one body for each encoding, headers as Node takes them. */
export type StoredPage = {
  key: string
  status: number
  etag: string
  /** Name, value, name, value …: everything but the encoding and the length. */
  headers: string[]
  identity: Buffer
  gzip?: Buffer
  brotli?: Buffer
}

const aliasesPerPage = 16
const longestAlias = 512

type Entry = { page: StoredPage; bytes: number; used: boolean; aliases: string[] }

/**
 * Rendered pages, bounded in bytes. A page that was asked for since the last sweep is spared once (second chance), so a flood of
 * addresses that nobody asks for twice pushes out its own kind first. The last few raw addresses of a page are remembered as its
 * aliases, so that a hit costs one look-up; its key needs none.
 */
export function createPageStore(maxBytes: number) {
  const entries = new Map<string, Entry>()
  const aliases = new Map<string, Entry>()
  let bytes = 0

  function drop(entry: Entry) {
    entries.delete(entry.page.key)
    for (const alias of entry.aliases) aliases.delete(alias)
    bytes -= entry.bytes
  }

  function remember(alias: string, entry: Entry) {
    if (alias.length > longestAlias || alias === entry.page.key || aliases.has(alias)) return
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
      } else drop(oldest)
    }
  }

  return {
    /** By the address exactly as it was requested: the page's key, or one of its aliases. */
    byAlias(rawUrl: string): StoredPage | undefined {
      const entry = entries.get(rawUrl) ?? aliases.get(rawUrl)
      if (!entry) return undefined
      entry.used = true
      return entry.page
    },

    get(key: string, rawUrl: string): StoredPage | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entry.used = true
      remember(rawUrl, entry)
      return entry.page
    },

    /** Puts a page in, or in the place of what is stored under its key (better compressed, say). */
    put(page: StoredPage) {
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
    /** Without counting as being asked for. */
    peek: (key: string) => entries.get(key)?.page,
    clear() {
      entries.clear()
      aliases.clear()
      bytes = 0
    },
    size: () => ({ pages: entries.size, aliases: aliases.size, bytes }),
  }
}

/** What an entry costs: its bodies, its headers, its key and the addresses that may come to point at it. */
function sizeOf(page: StoredPage): number {
  const bodies = page.identity.length + (page.gzip?.length ?? 0) + (page.brotli?.length ?? 0)
  const words = page.headers.reduce((sum, header) => sum + header.length, page.key.length * 2)
  return bodies + words + aliasesPerPage * 128 + 512
}
