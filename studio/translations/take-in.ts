import type { Language } from '#contract/languages.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { Layers, TextReader } from './content-texts.ts'
import type { EarlierEnglish } from './earlier-english.ts'
import type { Incoming } from './exchange-unit.ts'
import { examineIncoming, type Outcome } from './incoming.ts'
import { targetFile } from './language-files.ts'
import { recordOf } from './records.ts'
import { storeRecords } from './store-records.ts'
import { type TranslatedText, textsInLanguage } from './translated-texts.ts'
import { recordOfChange, writeTranslations } from './write-translations.ts'

type Parts = { drafts: DraftStore; read: TextReader; layers: Layers; earlier: EarlierEnglish }
type Sent = { language: Language; incoming: Incoming; by: string }

/** Takes what a translator has sent back, as drafts. Throws a FileRefused. */
export async function takeIn({ language, incoming, by }: Sent, { drafts, read, layers, earlier }: Parts): Promise<Outcome[]> {
  const files = new Set(incoming.units.flatMap((unit) => [unit.file, targetFile(unit.file, language)]))
  const texts = textsInLanguage(await read(layers, [...files]), language, layers)
  const { outcomes, changes, confirmed } = await examineIncoming(incoming, texts, language)
  await earlier.add(changes.flatMap(({ text, english }) => (english === text.source.english ? [] : [english])))
  const { written, skipped } = await writeTranslations(drafts, changes, by)
  const right = confirmed.map(({ source, translation = '' }) => ({
    ...{ source, language },
    record: recordOf(source.english, translation),
  }))
  await storeRecords(layers, [...written.map(recordOfChange), ...right], await read(layers, [...files]))
  const reasons = new Map(skipped.map(({ change, reason }) => [keyOf(change.text), reason]))
  return outcomes.map((outcome) => {
    const reason = outcome.result.startsWith('taken') ? reasons.get(`${outcome.file} ${outcome.field}`) : undefined
    return reason ? { file: outcome.file, field: outcome.field, result: 'skipped', reason } : outcome
  })
}

const keyOf = ({ source }: TranslatedText) => `${source.place.file} ${source.field}`
