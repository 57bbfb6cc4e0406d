import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
/** Everything that decides what a document looks like and says, apart from the content: code, templates, fonts, words and the libraries. */
const files = [
  'catalog/documents/*.ts',
  'publishing/documents/**/*.{ts,typ,br}',
  'catalog/documents/texts/**/*.{md,yaml}',
  'catalog/{facts,format,queries}/*.ts',
  'catalog/*.ts',
  'catalog/plausibility/values-by-kind.ts',
  'catalog/planning/*.ts',
  'i18n/*.ts',
  'i18n/documents/*.ts',
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
  'node_modules/@tarikjabiri/dxf/package.json',
]

let known: string | undefined

/** A hash of the program, as far as it makes documents. It is the same on every node, so it doesn't depend on times or paths. */
export function programHash(): string {
  known ??= hashOf(files.flatMap(found).filter((file) => !file.includes('.test.')))
  return known
}

const found = (pattern: string) => globSync(pattern, { cwd: fileURLToPath(root) }).sort()

function hashOf(paths: readonly string[]): string {
  const sum = createHash('sha256')
  for (const path of paths) sum.update(readFileSync(new URL(path, root)))
  return sum.digest('hex')
}
