import { type Language, languageEntry, languageNames } from '#contract/languages.ts'
import { xlsx } from '#submissions/staff/xlsx.ts'
import type { OutgoingUnit } from './exchange-unit.ts'
import { type State, shortHash } from './records.ts'

/** The headings by which the columns are found again. That of the translation is the language. */
export const sheetColumns = {
  file: 'File',
  field: 'Field',
  english: 'English',
  state: 'State',
  note: 'Note',
  before: 'Before',
} as const

const stateNames: Readonly<Record<State, string>> = {
  missing: 'missing',
  outdated: 'out of date',
  same: 'same as English',
  current: 'current',
}

const headingOf = (language: Language) => `${languageEntry(language).name} (${language})`

export const languageOfHeading = (heading: string) => languageNames.find((language) => heading.trim().endsWith(`(${language})`))

/** The texts as a workbook: one row each, English beside the translation. */
export function translationSheet(units: readonly OutgoingUnit[], language: Language): Uint8Array {
  const { file, field, english, state, note, before } = sheetColumns
  const rows = units.map((unit) => [
    ...[unit.file, unit.field, unit.english, unit.translation, stateNames[unit.state], unit.note],
    unit.translation === '' ? '' : shortHash(unit.translation),
  ])
  return xlsx([file, field, english, headingOf(language), state, note, before], rows, {
    sheet: languageEntry(language).language,
    widths: [28, 22, 60, 60, 14, 40, 12],
  })
}
