import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ContentError } from '../content-issue.ts'

export type ContentFile = { file: string; text: string }

/** All YAML files of a content folder, in the order of their names. Hidden files and what editors leave behind are no content. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const names = (await readdir(folder, { recursive: true }).catch(noFolder(folder)))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.yaml') && !/(^|\/)\./.test(name))
    .sort()
  return Promise.all(names.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })))
}

function noFolder(folder: string): (error: Error) => never {
  return (error) => {
    throw new ContentError([{ file: folder, field: '', message: `no content folder: ${error.message}` }])
  }
}
