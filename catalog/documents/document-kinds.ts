import { type Language, languageNames } from '#contract/languages.ts'
import type { DocumentKind } from '#contract/views.ts'

/** The kinds that the site makes from the content, in the order of the download cards. A brochure is always a file of staff. */
export const madeKinds = ['manual', 'specSheet', 'installationGuide', 'warranty', 'accessories'] as const satisfies DocumentKind[]
export type MadeKind = (typeof madeKinds)[number]

const kindNames: Record<MadeKind, string> = {
  manual: 'manual',
  specSheet: 'spec-sheet',
  installationGuide: 'installation-guide',
  warranty: 'warranty',
  accessories: 'accessories',
}

/** Descriptive, because visitors see it among their downloads: `rh-9010-manual.ko.pdf`. */
export function documentFileName(code: string, kind: MadeKind, language: Language): string {
  return `${code.toLowerCase()}-${kindNames[kind]}.${language.toLowerCase()}.pdf`
}

/** The document that has this file name, if the product has it. The code is in lower case. */
export function namedBy(fileName: string): { code: string; kind: MadeKind; language: Language } | undefined {
  const [, code, name, tag] = /^([a-z0-9-]+?)-([a-z]+(?:-[a-z]+)?)\.([a-z-]+)\.pdf$/.exec(fileName) ?? []
  const kind = madeKinds.find((one) => kindNames[one] === name)
  const language = languageNames.find((one) => one.toLowerCase() === tag)
  return code === undefined || !kind || !language ? undefined : { code, kind, language }
}
