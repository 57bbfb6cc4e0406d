import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { By } from '#submissions/staff/audit.ts'
import type { Saved } from '../translations/change-text.ts'
import { FileRefused, type RefusalCode } from '../translations/exchange-unit.ts'
import type { Outcome } from '../translations/incoming.ts'
import { outgoingFile, outgoingUnits } from '../translations/outgoing.ts'
import type { TextDetail, TextLine } from '../translations/text-lines.ts'
import type { ListAnswer, ProgressAnswer, Translations } from '../translations/translations.ts'
import type { CheckedFieldsOf } from '../wire/calls.ts'
import type { TranslateCallName } from '../wire/translate.ts'
import type { ExportFile } from './export-file.ts'

type Parts = { publishing: { translations: Translations }; by: By }
type Fields<Name extends TranslateCallName> = CheckedFieldsOf<Name>

export type TranslateAnswers = {
  translateProgress: ProgressAnswer
  translateList: ListAnswer
  translateNext: { next: TextLine | undefined }
  translateText: TextDetail | undefined
  translateSave: Saved
  translateUndo: { done: boolean }
  translateConfirm: { done: boolean }
  translateImport: { outcomes: Outcome[] } | { refused: RefusalCode; detail: string }
}

type Handlers = { [Name in keyof TranslateAnswers]: (fields: Fields<Name>, parts: Parts) => Promise<TranslateAnswers[Name]> }

export const translateHandlers: Handlers = {
  translateProgress: async (_, { publishing: { translations } }) => translations.progress(),
  translateList: async ({ from, count, find, ...filter }, { publishing: { translations } }) =>
    translations.list(filter, { from, count, find }),
  translateNext: async ({ states, ...name }, { publishing: { translations } }) => ({ next: translations.next(name, states) }),
  translateText: (name, { publishing: { translations } }) => translations.detail(name),

  translateSave: ({ text, before, ...name }, { publishing: { translations }, by }) =>
    translations.save(name, { text, before, by: by.who }),

  translateUndo: (name, { publishing: { translations }, by }) => translations.undoSave(name, by.who),

  translateConfirm: ({ isRight, ...name }, { publishing: { translations } }) => translations.confirm(name, isRight),

  async translateImport({ language, file }, { publishing: { translations }, by }) {
    try {
      return { outcomes: await translations.takeIn(language, Buffer.from(file, 'base64'), by.who) }
    } catch (error) {
      if (error instanceof FileRefused) return { refused: error.code, detail: error.detail }
      throw error
    }
  },
}

type FileHandlers = { translateExport: (fields: Fields<'translateExport'>, parts: Parts) => Promise<ExportFile> }

export const translateFileHandlers: FileHandlers = {
  async translateExport({ language, format, ...selection }, { publishing: { translations }, by }) {
    const units = outgoingUnits(await translations.textsIn(language), selection)
    return outgoingFile(units, language, format, dayInSingapore(new Date(by.at)))
  },
}
