import type { Language } from '#contract/languages.ts'
import type { State } from './records.ts'

/** One text as it travels to translators and back. */
export type Unit = {
  /** Path of the English file, such as `products/rh-9010/en.yaml`. */
  file: string
  /** The field in it, such as `details.0.title`. */
  field: string
  english: string
  /** Empty if there is none. */
  translation: string
}

/** What a translator gets. */
export type OutgoingUnit = Unit & { state: State; note: string }

/** What comes back. `isConfirmed`: the translator has marked it as translated, also if it is the same as before. */
export type IncomingUnit = Unit & {
  isConfirmed: boolean
  /** Hash of the translation when it was handed out: it tells whether somebody else has changed it since. */
  before: string | undefined
  /** Why the text can't be used, found while reading the file. */
  fault?: 'formula' | 'cell'
}

export type Incoming = { language: Language | undefined; units: IncomingUnit[] }

/** The whole file is refused. The code names the message. */
export class FileRefused extends Error {
  readonly code: RefusalCode
  readonly detail: string
  constructor(code: RefusalCode, detail = '') {
    super(detail === '' ? refusals[code] : `${refusals[code]} (${detail})`)
    this.code = code
    this.detail = detail
  }
}

/** In words for the command line. */
const refusals = {
  size: 'The file has more than 24 MB.',
  unpacked: 'The workbook unpacks to more than 64 MB.',
  levels: 'The file has more than 100 elements inside one another.',
  elements: 'The file has far more elements than an export.',
  cells: 'The workbook has more than 1,000,000 cells. Delete empty rows and columns.',
  texts: 'The file has more than 100,000 texts.',
  characters: 'A text in the file has more than 100,000 characters.',
  allCharacters: 'The texts of the file have more than 24 million characters together.',
  memory: 'Reading the file takes more memory than any export needs.',
  time: 'Reading the file takes longer than a minute.',
  doctype: 'The file has a DOCTYPE, which translation files never have.',
  xml: 'The file is not well-formed XML.',
  version: 'The file is not XLIFF 2. Export it as XLIFF 2.0, 2.1 or 2.2.',
  language: 'The file does not say which language it is in, or the site does not have that language.',
  source: 'The file is not translated from English.',
  zip: 'The file is not an XLSX workbook, or it is damaged.',
  columns: 'The first row must have the headings File, Field, English and Translation, as exported.',
} as const
export type RefusalCode = keyof typeof refusals
