import { hash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesBelow } from '../entries-below.ts'
import { identityOf, isTooRecent } from '../media/unchanged-files.ts'

/**
 * A hash of the names, sizes and times of everything in a folder: as long as it is the same, no file has changed. Undefined if a file
 * changed a moment ago or cannot be examined, so that nobody can tell.
 */
export async function folderFingerprint(folder: string): Promise<string | undefined> {
  try {
    const paths = (await entriesBelow(folder)).map(({ parentPath, name }) => join(parentPath, name)).sort()
    const lines: string[] = []
    for (const path of paths) {
      const stats = await lstat(path, { bigint: true })
      // A link's own times say nothing about its target.
      if (stats.isSymbolicLink() || isTooRecent(stats)) return undefined
      lines.push(`${path}\0${identityOf(stats)}`)
    }
    return hash('sha256', lines.join('\n'))
  } catch {
    return undefined
  }
}
