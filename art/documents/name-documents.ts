import type { DocumentKind } from '#contract/views.ts'
import { type DocumentLanguage, documentPath } from './document-plan.ts'

/** The entry of `product.yaml` that names the documents; editors read and change that file, so the rest of it stays as it is, letter for letter. */
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
  return `${rest}documents:\n${lines.join('')}`
}

/** Without the `documents:` line and what is indented below it. */
function withoutDocuments(yaml: string): string {
  const ended = yaml.endsWith('\n') ? yaml : `${yaml}\n`
  return ended.replace(/^documents:[^\n]*\n(?:[ \t]+[^\n]*\n)*/m, '')
}
