import { sourceHash } from '../source-hash.ts'

/** Everything that decides what a document looks like and says, apart from the content: code, templates, fonts, words and the libraries. */
const files = [
  'catalog/documents/*.ts',
  'publishing/documents/**/*.{ts,typ,br}',
  'catalog/documents/texts/**/*.{md,yaml}',
  'catalog/{facts,format,queries}/*.ts',
  'catalog/*.ts',
  'catalog/outlines/{outlines,shape-of}.ts',
  'catalog/plausibility/values-by-kind.ts',
  'catalog/planning/*.ts',
  'i18n/*.ts',
  'i18n/documents/*.ts',
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
  'node_modules/@tarikjabiri/dxf/package.json',
]

let known: string | undefined

/** A hash of the program, as far as it makes documents. */
export function programHash(): string {
  known ??= sourceHash(files)
  return known
}
