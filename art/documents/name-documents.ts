import type { DocumentKind } from '#contract/views.ts'
import { type DocumentLanguage, documentPath } from './document-plan.ts'
import { edition } from './edition.ts'

/** Writes the document entries and their date into `product.yaml`. Editors maintain that file, so the rest stays unchanged. */
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

/** Removes the lines that `withDocuments` adds: the date, `documents:` and the lines indented below it. */
function withoutDocuments(yaml: string): string {
  const ended = yaml.endsWith('\n') ? yaml : `${yaml}\n`
  return ended.replace(/^documentsEdition:[^\n]*\n/m, '').replace(/^documents:[^\n]*\n(?:[ \t]+[^\n]*\n)*/m, '')
}
