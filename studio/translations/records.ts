import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageNames } from '#contract/languages.ts'
import { writeAtomically } from '#publishing/files/atomic-file.ts'
import type { Layers } from './content-texts.ts'
import type { SourceText } from './source-texts.ts'

/**
 * What a translation was made from: short hashes of the English text and of the translation. The second one finds a text again that
 * moved within a list. `lines`: the same of each line, if the text has several, as many in both languages: paragraphs, items, rows.
 */
export type Record = HashPair & { lines?: readonly HashPair[] }
type HashPair = { english: string; translation: string }
/** The records of one English file in one language, by field. */
export type Records = ReadonlyMap<string, Record>

/** Hidden, so the site, its checks and file watchers ignore it. */
const recordsFolder = '.translations'

/** 48 bits: enough to tell a text from what it was before. Surrounding space is no change: it depends on the style of the YAML. */
export const shortHash = (text: string) => hash('sha256', text.trim(), 'base64url').slice(0, 8)

const pairOf = (english: string, translation: string): HashPair => ({
  english: shortHash(english),
  translation: shortHash(translation),
})

export function recordOf(english: string, translation: string): Record {
  const lines = linesOf(english, translation)
  return { ...pairOf(english, translation), ...(lines && { lines }) }
}

/** Markdown in the content has a paragraph, an item or a row of a table on each line. */
function linesOf(english: string, translation: string): HashPair[] | undefined {
  const [lines, translated] = [english, translation].map((text) => text.split('\n').filter((line) => line.trim() !== ''))
  if (!lines || !translated || lines.length < 2 || lines.length !== translated.length) return undefined
  return lines.map((line, index) => pairOf(line, translated[index] ?? ''))
}

/**
 * Whether something in the English has changed since that has no counterpart in the translation. A line whose English has changed is
 * current when the line itself was changed too. With other numbers of lines than each other, something is missing.
 */
export function isBehind(record: Record, now: Record): boolean {
  if (record.english === now.english) return false
  if (!record.lines || !now.lines) return true
  const { lines } = record
  return now.lines.some(({ english, translation }) => {
    const known = lines.filter((line) => line.translation === translation)
    return known.length > 0 && known.every((line) => line.english !== english)
  })
}

/** `.translations/ko/products/rh-9010/en.txt`: one file per English file and language, so that translators don't meet in one file. */
export const recordsFile = (language: Language, englishFile: string) =>
  `${recordsFolder}/${language}/${englishFile.replace(/\.yaml$/, '')}.txt`

/** The records of the uppermost layer that has some for this file. */
export function readRecords(layers: Layers, language: Language, englishFile: string): Records {
  for (const layer of layers.toReversed()) {
    const records = recordsAt(join(layer, recordsFile(language, englishFile)))
    if (records) return records
  }
  return noRecords
}
const noRecords: Records = new Map()

/** There are a thousand small files: one that has not changed is not read again. */
const known = new Map<string, { identity: string; records: Records }>()

function recordsAt(path: string): Records | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats?.isFile()) return undefined
  const identity = `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
  const before = known.get(path)
  if (before?.identity === identity) return before.records
  const records = parseRecords(readFileSync(path, 'utf8'))
  known.set(path, { identity, records })
  return records
}

/** All files of records in a layer: the language, and the English file that they are about. */
export function recordFilesIn(layer: string): { language: Language; file: string }[] {
  return languageNames.flatMap((language) => {
    const folder = join(layer, recordsFolder, language)
    return namesBelow(folder).flatMap((name) =>
      name.endsWith('.txt') ? [{ language, file: name.replace(/\.txt$/, '.yaml') }] : [],
    )
  })
}

function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  } catch {
    return []
  }
}

const lineForm = /^(\S.*?) ([\w-]{8}) ([\w-]{8})((?: [\w-]{8}\.[\w-]{8})*)$/

/** A line that isn't a record is left out, such as a mark of a merge conflict: its text then counts as current until it is saved again. */
export function parseRecords(text: string): Records {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, field, english, translation, lines] = lineForm.exec(line) ?? []
      if (!field || !english || !translation) return []
      return [[field, { english, translation, ...(lines && { lines: parseLines(lines) }) }] as const]
    }),
  )
}

const parseLines = (lines: string) =>
  lines
    .trim()
    .split(' ')
    .map((pair): HashPair => ({ english: pair.slice(0, 8), translation: pair.slice(9) }))

export const printRecords = (records: Records) =>
  [...records]
    .map(([field, { english, translation, lines = [] }]) =>
      [field, english, translation, ...lines.map((line) => `${line.english}.${line.translation}`)].join(' ').concat('\n'),
    )
    .join('')

/** Writes the records of a file into a layer, in the order of the English texts. Leaves out fields that no longer exist. */
export async function writeRecords(
  layer: string,
  language: Language,
  { file, records, texts }: { file: string; records: Records; texts: readonly SourceText[] },
): Promise<void> {
  const ordered = texts.flatMap(({ field }) => {
    const record = records.get(field)
    return record ? [[field, record] as const] : []
  })
  await writeAtomically(join(layer, recordsFile(language, file)), printRecords(new Map(ordered)))
}

export type State = 'current' | 'outdated' | 'missing' | 'same'
export const states = ['outdated', 'missing', 'same', 'current'] as const satisfies readonly State[]

/** A translation without a record counts as current: nothing says that the English has changed since. */
export function stateOf({ english, translation, field }: Stated, records: Records): State {
  if (translation === undefined) return 'missing'
  const record = records.get(field)
  const now = recordOf(english, translation)
  if (record && isBehind(record, now) && !hasMoved(now, records)) return 'outdated'
  return translation === english ? 'same' : 'current'
}

type Stated = { english: string; translation: string | undefined; field: string }

const hasMoved = (now: Record, records: Records) =>
  [...records.values()].some(({ english, translation }) => english === now.english && translation === now.translation)

/** Whether a translator has something to do. */
export const isOpen = (state: State) => state === 'missing' || state === 'outdated'
