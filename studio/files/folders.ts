import { rmdirSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { EditRefused } from '../edits/edit.ts'

/** Removes a folder below the root, and those around it, as far as they are empty. */
export function removeEmptyFolders(root: string, path: string) {
  for (let one = path; one !== '.' && one !== ''; one = dirname(one)) {
    try {
      rmdirSync(join(root, one))
    } catch (error) {
      // One that is gone was removed before a kill; those around it may be left.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return
    }
  }
}

/** A folder that is a link could lead out of the content folder. */
export async function refuseLinks(root: string, path: string) {
  const inside = await realpath(root)
  for (let one = dirname(path); one !== '.'; one = dirname(one)) {
    const found = await realpath(join(root, one)).catch(() => undefined)
    if (found !== undefined && found !== join(inside, ...one.split('/'))) throw new EditRefused(`${one}${sep} is a link`)
  }
}
