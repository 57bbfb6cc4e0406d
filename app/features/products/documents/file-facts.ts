import { languageEntry } from '#contract/languages.ts'
import type { DocumentKind, FileLink } from '#contract/views.ts'
import type { MessageKey } from '#i18n/interface/en.ts'

/** Type, size and language of a download: `PDF · 1.2 MB · English`. */
export function fileFacts({ type, bytes, language }: FileLink, number: (value: number) => string): string {
  const size = bytes === undefined ? [] : [fileSize(bytes, number)]
  return [type.toUpperCase(), ...size, ...(language ? [languageEntry(language).name] : [])].join(' · ')
}

/** `1.2 MB`, `340 KB`: the number in the format of the language; the units are the same in every language. */
export function fileSize(bytes: number, number: (value: number) => string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${number(kilobytes)} KB` : `${number(Math.round(kilobytes / 100) / 10)} MB`
}

/** Message keys of the document names. */
export const documentNames = {
  manual: 'document.manual',
  specSheet: 'document.specSheet',
  installationGuide: 'document.installationGuide',
  planningSheet: 'document.planningSheet',
  planningDrawing: 'document.planningDrawing',
  warranty: 'document.warranty',
  accessories: 'document.accessories',
  brochure: 'document.brochure',
} as const satisfies Record<DocumentKind, MessageKey<'common'>>
