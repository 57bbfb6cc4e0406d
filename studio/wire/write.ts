import { z } from 'zod'

// `strict`: only our own pages call these, so an unknown name is a mistake in our code.
const File = z.string().max(300)
const Step = z.union([z.string().max(200), z.int().min(0)])
const Path = z.array(Step).max(20)
const Value = z.json()

const Edit = z.union([
  z.strictObject({ set: Path, value: Value }),
  z.strictObject({ remove: Path }),
  z.strictObject({ insert: Path, value: Value }),
  z.strictObject({ move: Path, to: z.int().min(0) }),
])

/** The fields of each call that writes drafts. */
export const writeCalls = {
  drafts: z.strictObject({}),
  draftEdit: z.strictObject({ file: File, edits: z.array(Edit).max(500), version: z.string().max(100).nullable() }),
  draftCreate: z.strictObject({ file: File, text: z.string().max(200_000) }),
  draftRemove: z.strictObject({ file: File }),
  draftDiscard: z.strictObject({ files: z.array(File).max(5_000) }),
  /** Undo of a discard. */
  draftRestore: z.strictObject({ id: z.string().max(100) }),
}
export type WriteCallName = keyof typeof writeCalls
