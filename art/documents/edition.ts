import { hash } from 'node:crypto'
import { monthText } from '#i18n/date-format.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import type { DocumentLanguage } from './document-plan.ts'

/** When the texts of the documents were last gone through as a whole; raised by hand. PDFs carry this date, never that of the printing. */
export const edition = { year: 2026, month: 11 }

export function editionLine(language: DocumentLanguage): string {
  return documentWords(language)('edition', { month: monthText(language, edition) })
}

/** Six characters by which two prints with different facts or words tell apart: what service asks for on the phone. */
export function revisionOf(html: string): string {
  return hash('sha256', html).slice(0, 6).toUpperCase()
}
