import { z } from 'zod'

/** The place of a value in a file. */
export type Path = readonly (string | number)[]
/** A field of a content file. */
export type At = { file: string; path: Path }

/** A fault that keeps an entry from being shown as it is written. */
export type PreviewFault = { file: string; field: string; message: string }

/** What a page in the frame knows of the preview. It reads it from `<meta name="preview">`. */
export type PageState = {
  /** The origin of the studio. */
  studio: string
  revision: number
  faults: PreviewFault[]
  dayParameter: string
  changesPath: string
}

export const previewCalls = {
  /** Where the preview is. */
  previewPlace: z.strictObject({}),
}

/** What a page in the frame tells the studio. */
export const FromFrame = z.discriminatedUnion('kind', [
  /** A page is shown, or shows a newer version of the content. */
  z.object({
    kind: z.literal('shown'),
    address: z.string(),
    title: z.string(),
    language: z.string(),
    faults: z.array(z.object({ file: z.string(), field: z.string(), message: z.string() })),
  }),
  /** Somebody has clicked on a text or a picture. Its fields, the closest one first. */
  z.object({
    kind: z.literal('selected'),
    fields: z.array(z.object({ file: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
  }),
])
export type FromFrame = z.infer<typeof FromFrame>

/** What the studio tells a page in the frame. */
export type ToFrame =
  /** Marks the elements of a field and scrolls to the first one. */
  | { kind: 'highlight'; at: At }
  /** What has just been typed: shown at once where the field is a plain text. */
  | { kind: 'text'; at: At; was: string; text: string }
  /** Whether a click opens fields or follows links. */
  | { kind: 'follow'; links: boolean }
