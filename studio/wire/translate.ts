import { z } from 'zod'
import { type ContentKindName, fileKinds, folderKinds } from '#contract/content/kinds.ts'
import { LanguageName } from '#contract/content/words.ts'
import { defaultLanguage, languageNames } from '#contract/languages.ts'

const Language = z.enum(languageNames).refine((language) => language !== defaultLanguage)
const kindNames = [...Object.keys(folderKinds), ...Object.keys(fileKinds), 'shops'] as ContentKindName[]
const Kind = z.enum(kindNames)
const State = z.enum(['current', 'outdated', 'missing', 'same'])
export type State = z.infer<typeof State>
const Name = { language: Language, file: z.string().max(300), field: z.string().max(300) }

/** The largest file that a translator may send back. */
export const importBytes = 24 * 1024 * 1024

/** The fields of each call about translations. */
export const translateCalls = {
  /** `isOpening`: somebody opens the room, so all files are looked at now. */
  translateProgress: z.strictObject({ isOpening: z.boolean().optional() }),
  translateList: z.strictObject({
    language: Language,
    kind: Kind.optional(),
    states: z.array(State).max(4),
    words: z.string().max(200),
    from: z.int().min(0),
    count: z.int().min(1).max(1000),
    /** The place of this text in the list is told too. */
    find: z.strictObject({ file: z.string().max(300), field: z.string().max(300) }).optional(),
  }),
  /** The next text in one of these states after another one, from the first again after the last. */
  translateNext: z.strictObject({ ...Name, states: z.array(State).max(4) }),
  translateText: z.strictObject(Name),
  translateSave: z.strictObject({ ...Name, text: z.string().max(20_000), before: z.string().max(20_000) }),
  translateUndo: z.strictObject(Name),
  translateConfirm: z.strictObject({ ...Name, isRight: z.boolean() }),
  translateExport: z.strictObject({
    language: Language,
    format: z.enum(['xliff', 'xlsx']),
    onlyOpen: z.boolean(),
    kinds: z.array(Kind).max(40),
  }),
  /** The body is the file itself: parsing megabytes of JSON would stop the studio for everybody. */
  translateImport: z.strictObject({ language: Language, file: z.instanceof(Uint8Array) }),
}
export type TranslateCallName = keyof typeof translateCalls

const text = {
  file: z.string(),
  field: z.string(),
  /** The code or title of the entry that the text is of. */
  title: z.string().optional(),
}
const TextLine = z.object({
  ...text,
  kind: Kind,
  id: z.string(),
  state: State,
  english: z.string(),
  translation: z.string(),
})
export type TextLine = z.infer<typeof TextLine>

const Term = z.object({ english: z.string(), translation: z.string().optional(), note: z.string().optional() })
export type Term = z.infer<typeof Term>

const TextDetail = TextLine.extend({
  language: LanguageName,
  /** The English that the translation was made from, if it has changed and is still known. */
  earlier: z.string().optional(),
  terms: z.array(Term),
  /** Who has an unpublished draft of the file. */
  draftBy: z.string().optional(),
})
export type TextDetail = z.infer<typeof TextDetail>

const progress = { all: z.number(), current: z.number(), outdated: z.number(), missing: z.number(), same: z.number() }
const Progress = z.object(progress)
const LanguageProgress = z.object({
  language: LanguageName,
  progress: Progress,
  kinds: z.array(z.object({ kind: Kind, progress: Progress })),
})
export type LanguageProgress = z.infer<typeof LanguageProgress>

/** How far the first reading is, in files. */
const Reading = z.object({ done: z.number(), all: z.number() })
export type Reading = z.infer<typeof Reading>

const TextsProgress = z.object({
  languages: z.array(LanguageProgress),
  version: z.number(),
  /** Some texts are not known yet. */
  reading: Reading.optional(),
  /** The files are looked at now; what has changed shows in the next result. */
  isLooking: z.boolean(),
})
export type TextsProgress = z.infer<typeof TextsProgress>

/** Why a translation is not taken. */
const faults = [
  z.object({ code: z.enum(['placeholders', 'links']), missing: z.array(z.string()), foreign: z.array(z.string()) }),
  z.object({ code: z.literal('items'), english: z.number(), translation: z.number() }),
  z.object({ code: z.literal('limit'), message: z.string() }),
  z.object({ code: z.literal('characters') }),
] as const
const TextFault = z.discriminatedUnion('code', faults)
export type TextFault = z.infer<typeof TextFault>

/** As `translations/incoming.ts` explains them. */
const SkipReason = z.discriminatedUnion('code', [
  ...faults,
  z.object({ code: z.enum(['place', 'changedHere', 'twice', 'formula', 'cell', 'gap', 'conflict']) }),
  z.object({ code: z.literal('incomplete'), message: z.string() }),
])
export type SkipReason = z.infer<typeof SkipReason>

const Outcome = z.discriminatedUnion('result', [
  z.object({ ...text, result: z.enum(['taken', 'takenOutdated', 'confirmed', 'unchanged', 'empty']) }),
  z.object({ ...text, result: z.literal('skipped'), reason: SkipReason }),
])
export type Outcome = z.infer<typeof Outcome>

/** Why a whole file is refused. */
const refusalCodes = [
  ...(['size', 'unpacked', 'levels', 'elements', 'cells', 'texts', 'characters', 'allCharacters', 'memory', 'time'] as const),
  ...(['doctype', 'xml', 'version', 'language', 'source', 'zip', 'columns'] as const),
] as const

export const translateResults = {
  translateProgress: TextsProgress,
  /** `at`: the place of the text that was asked for. */
  translateList: z.object({ lines: z.array(TextLine), all: z.number(), at: z.number().optional() }),
  translateNext: z.object({ next: TextLine.optional() }),
  translateText: TextDetail,
  translateSave: z.union([
    z.object({ done: z.literal(true), state: State }),
    z.object({ faults: z.array(TextFault) }),
    /** What somebody else has saved since. */
    z.object({ conflict: z.object({ translation: z.string() }) }),
    z.object({ gap: z.literal(true) }),
  ]),
  translateUndo: z.object({ done: z.boolean() }),
  translateConfirm: z.object({ done: z.boolean() }),
  translateImport: z.union([
    z.object({ outcomes: z.array(Outcome) }),
    z.object({ refused: z.enum(refusalCodes), detail: z.string() }),
  ]),
}
