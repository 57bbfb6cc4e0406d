import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { writeAtomically } from '#publishing/files/atomic-file.ts'
import { layersOn } from '#publishing/read/releases.ts'
import { createTextReader } from '#studio/translations/content-texts.ts'
import { editedText, editsOf, schemaFault } from '#studio/translations/edits-of.ts'
import { FileRefused } from '#studio/translations/exchange-unit.ts'
import { type Change, examineIncoming, type Outcome } from '#studio/translations/incoming.ts'
import { outgoingFile, outgoingUnits } from '#studio/translations/outgoing.ts'
import { limits } from '#studio/translations/reading/limits.ts'
import { readIncoming } from '#studio/translations/reading/read-incoming.ts'
import { reasonInEnglish } from '#studio/translations/reasons.ts'
import { recordOf, states } from '#studio/translations/records.ts'
import type { SourceText } from '#studio/translations/source-texts.ts'
import { recordsToRenew, storeRecords } from '#studio/translations/store-records.ts'
import { progressOf, textsInLanguage } from '#studio/translations/translated-texts.ts'

type Options = {
  folder: string
  /** What to do, and the file to read. */
  rest: readonly string[]
  language?: string | undefined
  out?: string | undefined
  kinds?: readonly string[] | undefined
  all: boolean
  say: (text: string) => void
}

export const translations: readonly Language[] = languageNames.filter((language) => language !== defaultLanguage)

/** `npm run content translations …`. Returns whether it was done. */
export async function runTranslations(options: Options): Promise<boolean> {
  const [action, file] = options.rest
  const language = languageNames.find((name) => name.toLowerCase() === options.language?.toLowerCase())
  if (options.language !== undefined && !isTranslated(language)) {
    options.say(`--language must be one of ${translations.join(', ')}.`)
    return false
  }
  // Releases that are not due are written in the studio.
  const layers = [options.folder, ...layersOn(options.folder, dayInSingapore(new Date()))]
  const sources = await createTextReader()(layers)
  const content = { ...options, layers, sources }
  if (action === 'states') return listStates(content, language)
  if (action === 'record') return recordAll(content, language, file)
  if (action === 'export' && isTranslated(language)) return exportTexts(content, language)
  if (action === 'import' && file !== undefined) return importTexts(content, file, language)
  options.say(usage)
  return false
}

const isTranslated = (language: Language | undefined): language is Language =>
  language !== undefined && language !== defaultLanguage

export const usage = `npm run content translations states      Counts what is current, out of date or missing in each language.
  -- --language ko                       Also lists what is missing or out of date.
npm run content translations export -- --language ko --out texts.xlf
  --out FILE                             .xlf is XLIFF 2.1, .xlsx a workbook.
  --all                                  All texts, not only those that are missing or out of date.
  --kind product                         Only texts of these kinds. May be repeated.
npm run content translations import -- texts.xlf
npm run content translations record      Notes from which English the translations are made, after they were edited by hand.
  -- --language ko products/rh-9010      Also those that are out of date, below this path: they are right.`

type Content = Options & { layers: readonly string[]; sources: readonly SourceText[] }

function listStates({ sources, layers, say }: Content, only: Language | undefined): boolean {
  for (const language of only ? [only] : translations) {
    const texts = textsInLanguage(sources, language, layers)
    const { all, current, same, outdated, missing } = progressOf(texts)
    say(
      `${language}: ${all} texts, ${current + same} current (${same} same as English), ${outdated} out of date, ${missing} missing`,
    )
    if (!only) continue
    for (const state of states.slice(0, 2)) {
      for (const { source } of texts.filter((text) => text.state === state)) {
        say(`  ${state === 'outdated' ? 'out of date' : 'missing'}: ${source.place.file} ${source.field}`)
      }
    }
  }
  return true
}

async function recordAll(
  { sources, layers, say }: Content,
  only: Language | undefined,
  below: string | undefined,
): Promise<boolean> {
  const kept = recordsToRenew(layers, sources, only ? [only] : translations)
  if (only && below !== undefined) {
    for (const { source, translation, state } of textsInLanguage(sources, only, layers)) {
      if (state !== 'outdated' || translation === undefined || !source.place.file.startsWith(below)) continue
      kept.push({ source, language: only, record: recordOf(source.english, translation) })
    }
  }
  await storeRecords(layers, kept, sources)
  say(`${kept.length} ${kept.length === 1 ? 'text' : 'texts'} recorded.`)
  return true
}

async function exportTexts({ sources, layers, out, kinds, all, say }: Content, language: Language): Promise<boolean> {
  const format = out?.endsWith('.xlsx') ? 'xlsx' : 'xliff'
  const units = outgoingUnits(textsInLanguage(sources, language, layers), {
    onlyOpen: !all,
    // An unknown name matches nothing, and the report says so.
    kinds: kinds as readonly ContentKindName[] | undefined,
  })
  if (units.length === 0) {
    say('Nothing to translate. With --all, all texts are written.')
    return true
  }
  const file = outgoingFile(units, language, format, dayInSingapore(new Date()))
  await writeAtomically(out ?? file.name, file.body)
  say(`${units.length} ${units.length === 1 ? 'text' : 'texts'} written to ${out ?? file.name}`)
  return true
}

async function importTexts({ sources, layers, say }: Content, file: string, wanted: Language | undefined): Promise<boolean> {
  try {
    const found = statSync(file)
    // A pipe or a device may never end.
    if (!found.isFile() || found.size > limits.bytes) throw new FileRefused('size')
    const incoming = await readIncoming(readFileSync(file))
    const language = wanted ?? incoming.language
    if (!isTranslated(language)) throw new FileRefused('language')
    const texts = textsInLanguage(sources, language, layers)
    const { outcomes, changes, confirmed } = await examineIncoming(incoming, texts, language)
    const written = await writeChanges(layers, changes, outcomes)
    const records = [
      ...written.map(({ text, english, translation }) => ({
        source: text.source,
        language,
        record: recordOf(english, translation),
      })),
      ...confirmed.map(({ source, translation = '' }) => ({ source, language, record: recordOf(source.english, translation) })),
    ]
    await storeRecords(layers, records, sources)
    report(outcomes, say)
    return outcomes.every(({ result }) => result !== 'skipped')
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    say(error.message)
    return false
  }
}

/** Each file whole or not at all. One that the site would refuse is not written. */
async function writeChanges(layers: readonly string[], changes: readonly Change[], outcomes: Outcome[]): Promise<Change[]> {
  const written: Change[] = []
  const refuse = (own: readonly Change[], reason: Extract<Outcome, { result: 'skipped' }>['reason']) => {
    for (const { text } of own) {
      const { file } = text.source.place
      const at = outcomes.findIndex((outcome) => outcome.file === file && outcome.field === text.source.field)
      outcomes[at] = { file, field: text.source.field, result: 'skipped', reason }
    }
  }
  for (const [file, own] of Map.groupBy(changes, ({ text }) => text.source.placeIn(text.language).file)) {
    const layer = layers.findLast((folder) => textAt(join(folder, file)) !== undefined) ?? layers[0] ?? ''
    const before = textAt(join(layer, file))
    const { edits, taken, skipped } = editsOf(before === undefined ? undefined : parse(before), own)
    for (const { change, reason } of skipped) refuse([change], reason)
    if (edits.length === 0) continue
    try {
      const after = editedText(before, edits)
      const fault = schemaFault(file, after)
      if (fault !== undefined) {
        refuse(taken, { code: 'incomplete', message: fault })
        continue
      }
      await writeAtomically(join(layer, file), after, { flush: true })
      written.push(...taken)
    } catch {
      refuse(taken, { code: 'conflict' })
    }
  }
  return written
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function report(outcomes: readonly Outcome[], say: (text: string) => void) {
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length
  say(
    `${count('taken') + count('takenOutdated')} taken, ${count('confirmed')} still right, ${count('unchanged')} unchanged, ${count('empty')} left empty, ${count('skipped')} skipped`,
  )
  for (const outcome of outcomes) {
    const place = `${outcome.file} ${outcome.field}`
    if (outcome.result === 'takenOutdated') say(`  taken, but the English has changed since: ${place}`)
    if (outcome.result === 'skipped') say(`  skipped: ${place}: ${reasonInEnglish(outcome.reason)}`)
  }
}
