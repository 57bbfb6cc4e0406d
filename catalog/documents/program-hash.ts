import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textsFolder } from './written-text.ts'

const root = new URL('../../', import.meta.url)
/** Everything that decides what a document looks like and says, apart from the content: code, templates, fonts, words and the compiler. */
const files = [
  'catalog/documents/**/*.{ts,typ,br}',
  'catalog/{format,queries}/*.ts',
  'catalog/*.ts',
  'i18n/*.ts',
  'i18n/documents/*.ts',
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
]

let known: string | undefined

/** A hash of the program, as far as it makes documents. It is the same on every node, so it doesn't depend on times or paths. */
export function programHash(): string {
  known ??= hashOf([
    ...found(fileURLToPath(root), files).filter((file) => !file.includes('.test.')),
    ...found(fileURLToPath(textsFolder), ['**/*.{md,yaml}']),
  ])
  return known
}

function found(folder: string, patterns: string[]): string[] {
  return patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: folder })
      .sort()
      .map((file) => `${folder}${file}`),
  )
}

function hashOf(paths: readonly string[]): string {
  const sum = createHash('sha256')
  for (const path of paths) sum.update(readFileSync(path))
  return sum.digest('hex')
}
