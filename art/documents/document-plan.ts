import type { Language } from '#contract/languages.ts'
import type { DocumentKind } from '#contract/views.ts'

/** Languages of the documents. In other languages, the site offers the English document. */
export const documentLanguages = ['en', 'zh-Hans'] as const satisfies readonly Language[]
export type DocumentLanguage = (typeof documentLanguages)[number]

/** Source text of manual and installation guide. Products that are used the same way share one. */
export type Handbook = 'slanted-hood' | 'gas-hob' | 'oven' | 'combi-steam-oven' | 'combi-microwave' | 'sink-dishwasher'

const handbooks = new Map<string, Handbook>([
  ['RH-9010', 'slanted-hood'],
  ['HB-7830', 'gas-hob'],
  ['EO-6072', 'oven'],
  ['SO-6065', 'combi-steam-oven'],
  ['MW-4544', 'combi-microwave'],
  ['SD-9008', 'sink-dishwasher'],
  // Discontinued, and used like their successors.
  ['RH-9008', 'slanted-hood'],
  ['HB-7630', 'gas-hob'],
  ['EO-6068', 'oven'],
])
const withEveryKind = new Set(['RH-9010'])
const withNone = new Set(['HB-3020'])

export function handbookOf(code: string): Handbook | undefined {
  return handbooks.get(code)
}

/** The documents of a product, in the order of the download cards. */
export function kindsFor(code: string): DocumentKind[] {
  if (withNone.has(code)) return []
  if (withEveryKind.has(code)) return ['manual', 'specSheet', 'installationGuide', 'warranty', 'accessories', 'brochure']
  return handbooks.has(code) ? ['manual', 'specSheet', 'installationGuide'] : ['specSheet']
}

const kindNames: Record<DocumentKind, string> = {
  manual: 'manual',
  specSheet: 'spec-sheet',
  installationGuide: 'installation-guide',
  warranty: 'warranty',
  accessories: 'accessories',
  brochure: 'brochure',
}

/** Path within the product's folder. The file name is descriptive, because visitors see it among their downloads. */
export function documentPath(code: string, kind: DocumentKind, language: DocumentLanguage): string {
  return `documents/${code.toLowerCase()}-${kindNames[kind]}.${language.toLowerCase()}.pdf`
}
