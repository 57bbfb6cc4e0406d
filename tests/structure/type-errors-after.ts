import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { extname, join, resolve, sep } from 'node:path'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'

/** A change of a file: the first place that has `text` gets `by` instead. */
export type Edit = { file: string; text: string; by: string }

/** The files in which the compiler finds errors once a copy of the project has been edited. Throws if a text to replace is gone. */
export async function typeErrorsAfter(edits: readonly Edit[]): Promise<Set<string>> {
  await using copy = await temporaryFolder()
  copySources(copy.folder)
  for (const { file, text, by } of edits) {
    const path = join(copy.folder, file)
    const source = readFileSync(path, 'utf8')
    if (!source.includes(text)) throw new Error(`${file} no longer contains: ${text}`)
    writeFileSync(
      path,
      source.replace(text, () => by),
    )
  }
  const output = await new Promise<string>((done) => {
    execFile(
      resolve('node_modules/.bin/tsc'),
      ['--noEmit', '--pretty', 'false'],
      { cwd: copy.folder, maxBuffer: 2 ** 26 },
      (_, stdout) => done(stdout),
    )
  })
  return new Set([...output.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error /gm)].flatMap(([, file]) => file ?? []))
}

const ignored = new Set(['node_modules', 'build', '.git', 'content', 'public', 'test-results', 'art'])
const sources = new Set(['', '.ts', '.tsx', '.json', '.css'])

function copySources(to: string) {
  cpSync('.', to, {
    recursive: true,
    filter: (path) => !ignored.has(path.split(sep)[0] ?? '') && (sources.has(extname(path)) || path.startsWith('.react-router')),
  })
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'))
}
