import { join, relative, sep } from 'node:path'
import { ContentError } from '../content-issue.ts'
import { entriesBelow } from '../entries-below.ts'
import { RefusedFile, readRegularFile } from '../regular-file.ts'

/** `fault` says why a file that is there could not be read; so it does for a folder, whose name ends with a slash. */
export type ContentFile = { file: string; text: string; fault?: string }

/** Seven times the largest file of the demo. Reading takes time with the square of the keys in a map: five seconds for a file of this size. */
const largestYaml = 128 * 1024

/** All YAML files of a content folder, in the order of their names. Hidden files and what editors leave behind are no content. */
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
    return { file, text: (await readRegularFile(folder, file, largestYaml)).toString('utf8') }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { file, text: '', fault: error instanceof RefusedFile ? message : `cannot be read: ${message}` }
  }
}

function noFolder(folder: string): (error: Error) => never {
  return (error) => {
    throw new ContentError([{ file: folder, field: '', message: `no content folder: ${error.message}` }])
  }
}
