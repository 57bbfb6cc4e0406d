import type { DocumentKind } from '#contract/views.ts'
import { type DocumentLanguage, documentPath } from './document-plan.ts'
import { edition } from './edition.ts'

/** The entries of `product.yaml` that name the documents and date their texts; editors read and change that file, so the rest of it stays as it is, letter for letter. */
export function withDocuments(
  yaml: string,
  code: string,
  kinds: readonly DocumentKind[],
  languages: readonly DocumentLanguage[],
): string {
  const rest = withoutDocuments(yaml)
  if (kinds.length === 0) return rest
  const lines = kinds.map((kind) => {
    const files = languages.map((language) => `${language}: ${documentPath(code, kind, language)}`)
    return `  ${kind}: { ${files.join(', ')} }\n`
  })
  const dated = `documentsEdition: ${edition.year}-${String(edition.month).padStart(2, '0')}-01\n`
  return `${rest}${dated}documents:\n${lines.join('')}`
}

/** Without the lines that `withDocuments` adds: their date, `documents:` and what is indented below it. */
function withoutDocuments(yaml: string): string {
  const ended = yaml.endsWith('\n') ? yaml : `${yaml}\n`
  return ended.replace(/^documentsEdition:[^\n]*\n/m, '').replace(/^documents:[^\n]*\n(?:[ \t]+[^\n]*\n)*/m, '')
}
