import { posix } from 'node:path'
import { z } from 'zod'
import { isHidden } from '../files/entries-below.ts'

/** At the root of a layer: a JSON list of the files that the layer removes. */
export const removedFile = '.removed.json'

const Paths = z.array(z.unknown())

type Fault = { field: string; message: string }

/** The paths in the text of such a file. Without those that are no paths below the content folder, which are faults. */
export function removedPaths(text: string): { paths: readonly string[]; faults: readonly Fault[] } {
  const list = Paths.safeParse(parsed(text))
  if (!list.success) return { paths: [], faults: [{ field: '', message: 'must be a list of files, such as ["news/a/en.yaml"]' }] }
  const paths: string[] = []
  const faults: Fault[] = []
  for (const [index, path] of list.data.entries()) {
    if (typeof path === 'string' && isContentPath(path)) paths.push(path)
    else
      faults.push({
        field: String(index),
        message: `must be the path of a file below the content folder, not ${JSON.stringify(path)}`,
      })
  }
  return { paths, faults }
}

/** Whether a path is one that a content file can have: below the folder, with `/`, without hidden parts. */
function isContentPath(path: string): boolean {
  if (path === '' || path.includes('\\') || path.includes('\0') || posix.normalize(path) !== path) return false
  const parts = path.split('/')
  return parts[0] !== 'releases' && parts.every((part) => part !== '' && !isHidden(part))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
