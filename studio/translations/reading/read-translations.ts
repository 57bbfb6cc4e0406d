import type { Incoming } from '../exchange-unit.ts'
import { readTranslationSheet } from './read-sheet.ts'
import { readXliff } from './read-xliff.ts'

/** Reads XLIFF or XLSX. XLSX files are ZIP archives, whose first letters are always the same. Throws a FileRefused. */
export const readTranslations = (file: Uint8Array): Incoming =>
  file[0] === 0x50 && file[1] === 0x4b ? readTranslationSheet(file) : readXliff(file)
