import { z } from 'zod'

// `strict`: only our own pages call these, so an unknown name is a mistake in our code.
const File = z.string().max(300)
/** What the caller saw of a file. A call that changes it is refused if it is not that any more. */
export const SeenFile = z.strictObject({ file: File, version: z.string().max(100).nullable() })
/** What somebody saw last of a file: the version of its draft, otherwise the hash of what is published. Null: there was neither. */
export const Seen = z.object({ file: z.string(), version: z.string().nullable() })
export type Seen = z.infer<typeof Seen>

const Step = z.union([z.string().max(200), z.int().min(0)])
export const Path = z.array(Step).max(20).readonly()
const Value = z.unknown()

export const Edit = z.union([
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

const Draft = z.object({
  file: z.string(),
  /** Undefined if the draft removes the file. */
  text: z.string().optional(),
  base: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  version: z.string(),
})
const MediaDraft = z.object({ path: z.string(), by: z.string(), at: z.string(), version: z.string(), isNew: z.boolean() })
/** Nothing was written, because these files are not what was seen: somebody has changed them since. */
const SeenChanged = z.object({ conflict: z.array(z.string()).readonly() })

export const writeResults = {
  drafts: z.object({ drafts: z.array(Draft), media: z.array(MediaDraft) }),
  draftEdit: z.union([
    z.object({ version: z.string(), text: z.string() }),
    z.object({ conflict: z.union([Draft, z.literal('published')]) }),
  ]),
  draftCreate: z.union([z.object({ version: z.string() }), SeenChanged]),
  draftRemove: z.union([Seen, SeenChanged]),
  draftDiscard: z.union([z.object({ id: z.string() }), SeenChanged]),
  draftRestore: z.union([z.object({ done: z.literal(true) }), SeenChanged]),
}
