import type { MadeKind } from '#catalog/documents/document-kinds.ts'
import type { Language } from '#contract/languages.ts'

type Document = { code: string; kind: MadeKind; language: Language }

/** One row per model, one column per kind, with the languages in which there is such a document. */
export function documentTable(
  documents: readonly Document[],
  kinds: readonly MadeKind[],
  languages: readonly Language[],
): string {
  const models = [...new Set(documents.map(({ code }) => code))].sort()
  const cell = (code: string, kind: MadeKind) => {
    const own = new Set(documents.filter((one) => one.code === code && one.kind === kind).map(({ language }) => language))
    if (own.size === languages.length) return 'all'
    return languages.filter((language) => own.has(language)).join(' ') || '–'
  }
  const rows = [
    ['model', ...kinds],
    ...models.map((code) => [code.toUpperCase(), ...kinds.map((kind) => cell(code, kind))]),
    ['total', ...kinds.map((kind) => String(documents.filter((one) => one.kind === kind).length))],
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const possible = models.length * kinds.length * languages.length
  return [...lines, `${documents.length} of ${possible} documents`].join('\n')
}
