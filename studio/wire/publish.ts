import { z } from 'zod'
import { SeenFile } from './write.ts'

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
