import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import { monthText } from '#i18n/date-format.ts'
import { documentWords } from '#i18n/documents/document-words.ts'

/** When all texts of the documents were last revised; raised by hand. PDFs have this date instead of the time when they were made. */
const edition: Day = '2026-11-01'

/** When a document was last revised: never before a notice that it contains. */
export function revisedOn(notices: readonly { published: Day }[]): Day {
  return [edition, ...notices.map(({ published }) => published)].toSorted().at(-1) ?? edition
}

/** Whether files of staff, with the date of their texts, can have what open notices say. */
export const knowsNotices = (documentsEdition: Day | undefined, notices: readonly { published: Day }[]): boolean =>
  notices.every(({ published }) => documentsEdition !== undefined && documentsEdition >= published)

export function editionLine(language: Language, revised: Day): string {
  const month = { year: Number(revised.slice(0, 4)), month: Number(revised.slice(5, 7)) }
  return documentWords(language)('edition', { month: monthText(language, month) })
}
