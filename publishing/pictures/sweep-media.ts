import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** How long media that left the content are kept, because cached pages still request them. */
const retentionDays = 30

/** Removes files without a URL in the content, including unfinished files. Returns the number of removed files. */
export async function sweepMedia(folder: string, wanted: ReadonlySet<string>, now = new Date()): Promise<number> {
  const files = await storedFiles(folder)
  const oldest = now.getTime() - retentionDays * 24 * 60 * 60 * 1000

  let removed = 0
  for (const [url, path] of files) {
    if (wanted.has(url) || (await stat(path)).mtimeMs > oldest) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** The files in the folder by their URLs, including unfinished files. */
export async function storedFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((path) => [`/media/${relative(folder, path).split(sep).join('/')}`, path]))
}
