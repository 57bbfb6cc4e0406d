import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type { SafetyText } from './safety-texts.ts'

/** `back`: what the text says, put into English by somebody who hasn't seen the English source. */
const Row = z.strictObject({ at: z.string(), text: z.string(), back: z.string() })
const Table = z.array(Row)
export type Row = z.infer<typeof Row>

export const translations = languageNames.filter((language) => language !== defaultLanguage)

export const tableFile = (language: Language) =>
  fileURLToPath(new URL(`../../catalog/back-translations/${language}.yaml`, import.meta.url))

export function readTable(language: Language): Row[] {
  const file = tableFile(language)
  return existsSync(file) ? Table.parse(parse(readFileSync(file, 'utf8')) ?? []) : []
}

/** What is wrong with a table: texts without exactly their row, and rows without their text. */
export function faultsOf(table: readonly Row[], texts: readonly SafetyText[]): string[] {
  const rows = new Map(table.map((row) => [row.at, row]))
  const known = new Set(texts.map(({ at }) => at))
  return [
    ...texts.flatMap(({ at, text }) => {
      const row = rows.get(at)
      if (!row) return [`${at}: has no row`]
      if (row.text !== text) return [`${at}: the text has changed`]
      return row.back.trim() === '' ? [`${at}: has no back-translation`] : []
    }),
    ...table.filter(({ at }) => !known.has(at)).map(({ at }) => `${at}: there is no such text`),
  ]
}

/** All texts in reading order, with the back-translations that are still right. The same text elsewhere has the same one. */
export function renewed(table: readonly Row[], texts: readonly SafetyText[]): Row[] {
  const backs = new Map(table.filter(({ back }) => back !== '').map(({ text, back }) => [text, back]))
  return texts.map(({ at, text }) => ({ at, text, back: backs.get(text) ?? '' }))
}

/** The English source is left out, because a translator who sees it would translate back what it says. */
export const asYaml = (rows: readonly Row[]): string =>
  rows
    .map(
      ({ at, text, back }) => `- at: ${JSON.stringify(at)}\n  text: ${JSON.stringify(text)}\n  back: ${JSON.stringify(back)}\n`,
    )
    .join('\n')
