import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type { DocumentKind, FileLink } from '#contract/views.ts'

/** The kinds that the site makes from the content, in the order of the download cards. A brochure is always a file of staff. */
export const madeKinds = [
  'manual',
  'specSheet',
  'installationGuide',
  'planningSheet',
  'planningDrawing',
  'warranty',
  'accessories',
] as const satisfies DocumentKind[]
export type MadeKind = (typeof madeKinds)[number]
/** A CAD drawing isn't printed. */
export type PrintedKind = Exclude<MadeKind, 'planningDrawing'>

const kindNames: Record<MadeKind, string> = {
  manual: 'manual',
  specSheet: 'spec-sheet',
  installationGuide: 'installation-guide',
  planningSheet: 'planning-sheet',
  planningDrawing: 'planning-drawing',
  warranty: 'warranty',
  accessories: 'accessories',
}

/** The fonts of CAD programs have no Chinese or Korean characters, so a drawing is in English. */
export const languagesOf = (kind: MadeKind): readonly Language[] =>
  kind === 'planningDrawing' ? [defaultLanguage] : languageNames

export const fileTypeOf = (kind: MadeKind) => (kind === 'planningDrawing' ? 'dxf' : 'pdf') satisfies FileLink['type']

/** Descriptive, because visitors see it among their downloads: `rh-9010-manual.ko.pdf`. */
export function documentFileName(code: string, kind: MadeKind, language: Language): string {
  return `${code.toLowerCase()}-${kindNames[kind]}.${language.toLowerCase()}.${fileTypeOf(kind)}`
}

/** The document that has this file name, if the product has it. The code is in lower case. */
export function namedBy(fileName: string): { code: string; kind: MadeKind; language: Language } | undefined {
  const [, code, name, tag, type] = /^([a-z0-9-]+?)-([a-z]+(?:-[a-z]+)?)\.([a-z-]+)\.(pdf|dxf)$/.exec(fileName) ?? []
  const kind = madeKinds.find((one) => kindNames[one] === name)
  const language = languageNames.find((one) => one.toLowerCase() === tag)
  return code === undefined || !kind || !language || fileTypeOf(kind) !== type ? undefined : { code, kind, language }
}
