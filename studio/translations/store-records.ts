import type { Language } from '#contract/languages.ts'
import type { Layers } from './content-texts.ts'
import { isOpen, type Record, readRecords, recordOf, stateOf, writeRecords } from './records.ts'
import type { SourceText } from './source-texts.ts'

/** From which English text a translation was made. */
export type TranslationRecord = { source: SourceText; language: Language; record: Record }

/** Writes records into the uppermost layer, with those that it has or covers. */
export async function storeRecords(
  layers: Layers,
  kept: readonly TranslationRecord[],
  sources: readonly SourceText[],
): Promise<void> {
  const [layer] = layers.slice(-1)
  if (layer === undefined) return
  const textsOf = Map.groupBy(sources, ({ place }) => place.file)
  for (const own of Map.groupBy(kept, ({ source, language }) => `${language} ${source.place.file}`).values()) {
    const [first] = own
    if (!first) continue
    const { language, source } = first
    const { file } = source.place
    const records = new Map(readRecords(layers, language, file))
    for (const { source, record } of own) records.set(source.field, record)
    await writeRecords(layer, language, { file, records, texts: textsOf.get(file) ?? [] })
  }
}

/** Records of translations that have none yet, or that moved or were corrected: those whose state is not "out of date". */
export function recordsToRenew(
  layers: Layers,
  sources: readonly SourceText[],
  languages: readonly Language[],
): TranslationRecord[] {
  return languages.flatMap((language) =>
    [...Map.groupBy(sources, ({ place }) => place.file)].flatMap(([file, texts]) => {
      const records = readRecords(layers, language, file)
      return texts.flatMap((source) => {
        const translation = source.translation(language)
        if (translation === undefined || isOpen(stateOf({ ...source, translation }, records))) return []
        const record = recordOf(source.english, translation)
        const known = records.get(source.field)
        const hasLines = known?.lines !== undefined || record.lines === undefined
        const isSame = known?.english === record.english && known.translation === record.translation && hasLines
        return isSame ? [] : [{ source, language, record }]
      })
    }),
  )
}
