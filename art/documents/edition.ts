import { hash } from 'node:crypto'
import { monthText } from '#i18n/date-format.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import type { DocumentLanguage } from './document-plan.ts'

/** When all texts of the documents were last revised; raised by hand. PDFs have this date instead of the time of printing. */
export const edition = { year: 2026, month: 11 }

export function editionLine(language: DocumentLanguage): string {
  return documentWords(language)('edition', { month: monthText(language, edition) })
}

/** Six characters that change with the text and figures of a document. Service asks for them on the phone. */
export function revisionOf(html: string): string {
  return hash('sha256', html).slice(0, 6).toUpperCase()
}
