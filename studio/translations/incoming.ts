import type { Language } from '#contract/languages.ts'
import { type Fault, faultsOf } from '../edits/check-translation.ts'
import { FileRefused, type Incoming, type IncomingUnit } from './exchange-unit.ts'
import { shortHash } from './records.ts'
import { createTimeSlices } from './time-slices.ts'
import type { TranslatedText } from './translated-texts.ts'

export type SkipReason =
  | Fault
  /** No such text: the file or the field was renamed or removed since, or is wrong. */
  | { code: 'place' }
  /** Somebody else has translated it since it was handed out. */
  | { code: 'changedHere' }
  /** The file has the text twice. */
  | { code: 'twice' }
  | { code: 'formula' }
  | { code: 'cell' }
  /** An earlier item of the same list is not translated yet. */
  | { code: 'gap' }
  /** The file would not have all texts that it needs. */
  | { code: 'incomplete'; message: string }
  /** Somebody is editing the file, or it can't be edited. */
  | { code: 'conflict' }

export type Outcome = { file: string; field: string } & (
  | { result: 'taken' | 'takenOutdated' | 'confirmed' | 'unchanged' | 'empty' }
  | { result: 'skipped'; reason: SkipReason }
)

/** A translation to write. `english` is the text that it was made from. */
export type Change = { text: TranslatedText; translation: string; english: string }
export type Examined = { outcomes: Outcome[]; changes: Change[]; confirmed: TranslatedText[] }

/** Compares what came back with what is here. Nothing is written. A long file is compared in time slices. */
export async function examineIncoming(
  { language, units }: Incoming,
  texts: readonly TranslatedText[],
  wanted: Language,
): Promise<Examined> {
  if (language !== wanted) throw new FileRefused('language', language ?? '')
  const byPlace = new Map(texts.map((text) => [`${text.source.place.file} ${text.source.field}`, text]))
  const knowsBefore = units.some(({ before }) => before !== undefined)
  const seen = new Set<TranslatedText>()
  const examined: Examined = { outcomes: [], changes: [], confirmed: [] }
  const slices = createTimeSlices()
  for (const unit of units) {
    await slices.pause()
    const { file, field } = unit
    const text = byPlace.get(`${file} ${field}`)
    const outcome = text ? await examineUnit(unit, text, { seen, knowsBefore }) : skipped({ code: 'place' })
    examined.outcomes.push({ file, field, ...outcome })
    if (!text) continue
    seen.add(text)
    const translation = unit.translation.trim()
    if (outcome.result === 'confirmed') examined.confirmed.push(text)
    if (outcome.result === 'taken' || outcome.result === 'takenOutdated') {
      examined.changes.push({ text, translation, english: unit.english.trim() })
    }
  }
  return examined
}

type Result =
  | { result: 'taken' | 'takenOutdated' | 'confirmed' | 'unchanged' | 'empty' }
  | { result: 'skipped'; reason: SkipReason }

const skipped = (reason: SkipReason) => ({ result: 'skipped' as const, reason })

type Context = { seen: ReadonlySet<TranslatedText>; knowsBefore: boolean }

async function examineUnit(unit: IncomingUnit, text: TranslatedText, { seen, knowsBefore }: Context): Promise<Result> {
  if (seen.has(text)) return skipped({ code: 'twice' })
  if (unit.fault) return skipped({ code: unit.fault })
  const translation = unit.translation.trim()
  const english = unit.english.trim()
  if (translation === '') return { result: 'empty' }
  const isSameEnglish = english === text.source.english
  if (translation === text.translation) {
    return { result: unit.isConfirmed && isSameEnglish && text.state === 'outdated' ? 'confirmed' : 'unchanged' }
  }
  if (text.translation !== undefined && knowsBefore && unit.before !== shortHash(text.translation)) {
    return skipped({ code: 'changedHere' })
  }
  // What it was made from decides: with newer English it is out of date, not wrong.
  const [fault] = faultsOf(english, translation, await text.source.schema())
  if (fault) return skipped(fault)
  return { result: isSameEnglish ? 'taken' : 'takenOutdated' }
}
