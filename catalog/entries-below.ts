import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files, folders and links below a folder, at any depth; what is hidden belongs to editors and git. Unlike Node's own recursion it doesn't
 * enter folders that are links: those could lead out of the content, or round in circles.
 */
export async function entriesBelow(folder: string): Promise<Dirent[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isHidden(name))
  const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => entriesBelow(join(folder, name)))
  return [...entries, ...(await Promise.all(inner)).flat()]
}

export const isHidden = (name: string) => name.startsWith('.')
