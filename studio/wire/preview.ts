import { z } from 'zod'
import type { Path } from '../edits/edit.ts'

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

export const previewResults = {
  /** Behind a proxy an origin, otherwise a port of the host that the studio is opened with. */
  previewPlace: z.union([z.object({ origin: z.string() }), z.object({ port: z.number() })]),
}
export type PreviewAddress = z.infer<(typeof previewResults)['previewPlace']>

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
