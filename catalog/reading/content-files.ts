import { join, relative, sep } from 'node:path'
import { ContentError } from '../content-issue.ts'
import { entriesBelow } from '../entries-below.ts'
import { RefusedFile, readRegularFile } from '../regular-file.ts'

/** `fault` says why an existing file could not be read. For an unreadable folder, `file` ends with a slash. */
export type ContentFile = { file: string; text: string; fault?: string }

/** In bytes: seven times the largest demo file. Parsing time is quadratic in the keys of a map: up to five seconds at this size. */
const maxYamlBytes = 128 * 1024

/** All YAML files of a content folder, sorted by name. Skips hidden files. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const nameOf = (path: string) => relative(folder, path).split(sep).join('/')
  const unreadable: ContentFile[] = []
  const reportUnreadable = (path: string, why: string) =>
    unreadable.push({ file: `${nameOf(path)}/`, text: '', fault: `the folder cannot be read: ${why}` })
  const entries = await entriesBelow(folder, reportUnreadable).catch(noFolder(folder))
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => nameOf(join(parentPath, name)))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return [...(await Promise.all(names.map((file) => readContentFile(folder, file)))), ...unreadable]
}

async function readContentFile(folder: string, file: string): Promise<ContentFile> {
  try {
    return { file, text: (await readRegularFile(folder, file, maxYamlBytes)).toString('utf8') }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { file, text: '', fault: error instanceof RefusedFile ? message : `cannot be read: ${message}` }
  }
}

function noFolder(folder: string): (error: Error) => never {
  return (error) => {
    throw new ContentError([{ file: folder, field: '', message: `the content folder cannot be read: ${error.message}` }])
  }
}
