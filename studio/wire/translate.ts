import { z } from 'zod'
import { type ContentKindName, fileKinds, folderKinds } from '#contract/content/kinds.ts'
import { defaultLanguage, languageNames } from '#contract/languages.ts'

const Language = z.enum(languageNames).refine((language) => language !== defaultLanguage)
const kindNames = [...Object.keys(folderKinds), ...Object.keys(fileKinds), 'shops'] as ContentKindName[]
const Kind = z.enum(kindNames)
const State = z.enum(['current', 'outdated', 'missing', 'same'])
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
