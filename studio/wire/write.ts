import { z } from 'zod'

// `strict`: only our own pages call these, so an unknown name is a mistake in our code.
const File = z.string().max(300)
/** What the caller saw of a file. A call that changes it is refused if it is not that any more. */
export const SeenFile = z.strictObject({ file: File, version: z.string().max(100).nullable() })
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
  draftEdit: SeenFile.extend({ edits: z.array(Edit).max(500) }),
  draftCreate: SeenFile.extend({ text: z.string().max(200_000) }),
  draftRemove: SeenFile,
  draftDiscard: z.strictObject({ seen: z.array(SeenFile).max(5_000) }),
  /** Undo of a discard: refused if one of the files has another draft by now. */
  draftRestore: z.strictObject({ id: z.string().max(100) }),
}
export type WriteCallName = keyof typeof writeCalls
