import { sourceHash } from '#catalog/source-hash.ts'

let known: string | undefined

/**
 * A hash of the code that reads content, and that writes and opens content databases. A database holds values of the program's own types, so a
 * program opens only those of its own format.
 */
export function contentFormat(): string {
  known ??= sourceHash(['catalog/**/*.ts', 'contract/**/*.ts', 'i18n/**/*.ts', 'publishing/**/*.ts', 'package-lock.json'])
  return known
}
