import { entryOf } from '#contract/content/entry-of.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { By } from '#submissions/staff/audit.ts'
import { FileRefused } from '../translations/exchange-unit.ts'
import { outgoingFileInThread, outgoingUnits } from '../translations/outgoing.ts'
import type { Translations } from '../translations/translations.ts'
import type { CheckedFieldsOf, SentResultOf } from '../wire/calls.ts'
import type { TranslateCallName, translateResults } from '../wire/translate.ts'
import type { ExportFile } from './export-file.ts'
import type { Writing } from './writing.ts'

type Parts = { publishing: { translations: Translations }; writing: Pick<Writing, 'entryList'>; by: By }
/** With the code or title of the entry that the text is of. */
type Named<T> = T & { title?: string | undefined }
type Fields<Name extends TranslateCallName> = CheckedFieldsOf<Name>

type Handlers = {
  [Name in keyof typeof translateResults]: (fields: Fields<Name>, parts: Parts) => Promise<SentResultOf<Name> | undefined>
}

export const translateHandlers = {
  translateProgress: async ({ isOpening }, { publishing: { translations } }) => translations.progress(isOpening),

  async translateList({ from, count, find, ...filter }, { publishing: { translations }, writing }) {
    const named = await namesOf(writing)
    const found = translations.list(filter, { from, count, find })
    return { ...found, lines: found.lines.map(named) }
  },

  translateNext: async ({ states, ...name }, { publishing: { translations } }) => ({ next: translations.next(name, states) }),

  async translateText(name, { publishing: { translations }, writing }) {
    const detail = await translations.detail(name)
    return detail && (await namesOf(writing))(detail)
  },

  translateSave: ({ text, before, ...name }, { publishing: { translations }, by }) =>
    translations.save(name, { text, before, by: by.who }),

  translateUndo: (name, { publishing: { translations }, by }) => translations.undoSave(name, by.who),

  translateConfirm: ({ isRight, ...name }, { publishing: { translations } }) => translations.confirm(name, isRight),

  async translateImport({ language, file }, { publishing: { translations }, writing, by }) {
    try {
      const outcomes = await translations.takeIn(language, file, by.who)
      return { outcomes: outcomes.map(await namesOf(writing)) }
    } catch (error) {
      if (error instanceof FileRefused) return { refused: error.code, detail: error.detail }
      throw error
    }
  },
} satisfies Handlers

async function namesOf({ entryList }: Parts['writing']) {
  const lines = (await entryList.all()).map(({ line }) => line)
  const names = new Map(lines.map(({ entry, code, title }) => [entry, code ?? title]))
  return <T extends { file: string }>(text: T): Named<T> => ({ ...text, title: names.get(entryOf(text.file)) })
}

type FileHandlers = { translateExport: (fields: Fields<'translateExport'>, parts: Parts) => Promise<ExportFile | undefined> }

export const translateFileHandlers: FileHandlers = {
  async translateExport({ language, format, ...selection }, { publishing: { translations }, by }) {
    const units = outgoingUnits(await translations.textsIn(language), selection)
    // An XLIFF file without texts is not valid.
    if (units.length === 0) return undefined
    return outgoingFileInThread({ units, language, format, day: dayInSingapore(new Date(by.at)) })
  },
}
