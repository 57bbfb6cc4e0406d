import { z } from 'zod'
import { LanguageName } from '#contract/content/words.ts'
import { FieldFault, LabelledPlace } from './forms.ts'
import { fieldLabel } from './labels.ts'
import { Path, Seen, SeenFile } from './write.ts'

const File = z.string().max(300)
const Chosen = z.strictObject({ file: File, version: z.string().max(100) })
const ChosenDrafts = z.array(Chosen).max(5_000)
const Name = z.string().max(100)
const Id = z.string().max(100)
const VersionCall = z.strictObject({ entry: File, id: Id })

/** The fields of each call about publishing, releases and earlier versions. */
export const publishCalls = {
  publishing: z.strictObject({}),
  publishCheck: z.strictObject({ chosen: ChosenDrafts, day: z.iso.date().optional() }),
  publishNow: z.strictObject({ chosen: ChosenDrafts.min(1) }),
  publishOn: z.strictObject({
    chosen: ChosenDrafts.min(1),
    day: z.iso.date(),
    /** The earlier texts are shown again from this day on. */
    until: z.iso.date().optional(),
    title: z.string().trim().min(1).max(100),
  }),
  /** Tries again what git has refused: a commit or a push. */
  publishPush: z.strictObject({}),
  /** Decides about fields that were published meanwhile, by path. */
  draftMerge: Chosen.extend({ choices: z.record(z.string().max(1_000), z.enum(['theirs', 'mine'])) }),
  releaseToDrafts: z.strictObject({ name: Name }),
  releaseRemove: z.strictObject({ name: Name }),
  /** Undo of what wrote this set of files. */
  setRevert: z.strictObject({ id: Id }),
  history: z.strictObject({ entry: File }),
  historyDifference: VersionCall,
  /** `drafts`: those that the caller saw in its way. */
  historyRestore: VersionCall.extend({ drafts: z.array(SeenFile).max(1_000) }),
}
export type PublishCallName = keyof typeof publishCalls

const Part = z.object({ text: z.string(), kind: z.enum(['same', 'added', 'removed']) })
/** What has changed in a field, as words that stay, come and go. */
const LabelledDifference = z.object({
  ...fieldLabel,
  path: Path,
  language: LanguageName.optional(),
  parts: z.array(Part),
})
export type LabelledDifference = z.infer<typeof LabelledDifference>

const side = z.unknown().optional()
/** A field that both sides have changed. Undefined where the field is not there. */
const FieldConflict = z.object({ path: Path, base: side, theirs: side, mine: side })
const LabelledConflict = FieldConflict.extend(fieldLabel)
export type LabelledConflict = z.infer<typeof LabelledConflict>

const fileState = z.enum(['changed', 'new', 'removed'])

const LabelledDraftFile = z.object({
  file: z.string(),
  language: LanguageName.optional(),
  state: fileState,
  by: z.string(),
  at: z.string(),
  version: z.string(),
  fields: z.array(LabelledDifference),
  /** Fields that were published meanwhile too, differently. */
  conflicts: z.array(LabelledConflict),
})
export type LabelledDraftFile = z.infer<typeof LabelledDraftFile>

/** The drafts of one entry. */
const LabelledDraft = z.object({
  entry: z.string(),
  title: z.string(),
  files: z.array(LabelledDraftFile),
  media: z.array(z.object({ path: z.string(), isNew: z.boolean(), version: z.string() })),
})
export type LabelledDraft = z.infer<typeof LabelledDraft>

/** `title`: undefined if no entry has this title any more, or the file is not of an entry. */
const NamedEntry = z.object({ entry: z.string(), title: z.string().optional() })

const LabelledRelease = z.object({
  name: z.string(),
  title: z.string(),
  day: z.string(),
  by: z.string(),
  at: z.string(),
  isDue: z.boolean(),
  /** It only brings back what a release has changed. */
  ends: z.boolean(),
  files: z.array(z.string()),
  entries: z.array(NamedEntry),
})
export type LabelledRelease = z.infer<typeof LabelledRelease>

const LabelledFault = LabelledPlace.extend({ message: z.string() })
export type LabelledFault = z.infer<typeof LabelledFault>

/** `rejected`: somebody else has pushed meanwhile. The commit is on this machine either way. */
const Committed = z.object({
  commit: z.enum(['done', 'failed', 'none']),
  push: z.enum(['pushed', 'rejected', 'failed', 'off']),
})
const PublishedSet = z.object({ id: z.string(), files: z.array(z.string()), git: Committed })
export type PublishedSet = z.infer<typeof PublishedSet>

/** As `releases/publisher.ts` explains them. */
const refusals = [
  z.object({ refused: z.enum(['changed', 'scheduled']), files: z.array(z.string()) }),
  z.object({
    refused: z.literal('conflict'),
    conflicts: z.array(z.object({ file: z.string(), fields: z.array(FieldConflict) })),
  }),
  z.object({ refused: z.enum(['busy', 'unchecked']) }),
] as const
const Refusal = z.discriminatedUnion('refused', [
  ...refusals,
  z.object({ refused: z.literal('faults'), faults: z.array(FieldFault).readonly() }),
])
export type Refusal = z.infer<typeof Refusal>
const Outcome = z.union([PublishedSet, Refusal])

const Version = z.object({ id: z.string(), by: z.string(), at: z.string(), message: z.string() })
export type Version = z.infer<typeof Version>

/** `isLost`: the earlier picture or document is not kept, so it cannot be restored. */
const LabelledFile = z.object({
  file: z.string(),
  state: fileState,
  fields: z.array(LabelledDifference),
  isLost: z.boolean().optional(),
})
/** A draft that restoring a version would replace. */
const DraftInTheWay = z.object({ file: z.string(), version: z.string(), by: z.string(), at: z.string() })

export const publishResults = {
  publishing: z.object({ entries: z.array(LabelledDraft), releases: z.array(LabelledRelease), today: z.string() }),
  publishCheck: z.union([z.object({ faults: z.array(LabelledFault), count: z.number() }), Refusal]),
  publishNow: z.union([
    PublishedSet,
    z.discriminatedUnion('refused', [...refusals, z.object({ refused: z.literal('faults'), faults: z.array(LabelledFault) })]),
  ]),
  publishOn: Outcome,
  publishPush: Committed,
  draftMerge: z.object({ done: z.boolean() }),
  releaseToDrafts: Outcome,
  releaseRemove: Outcome,
  setRevert: Outcome,
  history: z.object({ versions: z.array(Version), title: z.string().optional() }),
  historyDifference: z.object({ files: z.array(LabelledFile), drafts: z.array(DraftInTheWay) }),
  /** `files`: the drafts that were made. `lost`: pictures and documents that are not kept. `discarded` brings the drafts before back. */
  historyRestore: z.union([
    z.object({ files: z.array(Seen), lost: z.array(z.string()), discarded: z.string().optional() }),
    z.object({ conflict: z.array(z.string()).readonly() }),
  ]),
}
