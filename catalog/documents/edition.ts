import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import { monthText } from '#i18n/date-format.ts'
import { documentWords } from '#i18n/documents/document-words.ts'

/** When all texts of the documents were last revised; raised by hand. PDFs have this date instead of the time when they were made. */
export const edition = { year: 2026, month: 11 }

export const editionDay: Day = `${edition.year}-${String(edition.month).padStart(2, '0')}-01`

export function editionLine(language: Language): string {
  return documentWords(language)('edition', { month: monthText(language, edition) })
}
