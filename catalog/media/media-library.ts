import type { FileLink } from '#contract/views.ts'

type MediaEntry = {
  /** Seen from the content folder. */
  path: string
  /** Where it lies on this machine. */
  file: string
  /** Of its bytes; stands in its addresses. */
  hash: string
}

/** A picture as it lies in the content, from which all sizes are made. */
export type PictureMaster = MediaEntry & { kind: 'picture'; src: string; width: number; height: number }
/** A document, video or captions, served as it is. */
export type MediaFile = MediaEntry & {
  kind: 'file'
  /** The content folder. */
  root: string
  url: string
  fileName: string
  type: FileLink['type']
  bytes: number
}

/** Everything that the content mentions, by path. */
export type MediaLibrary = {
  pictures: ReadonlyMap<string, PictureMaster>
  files: ReadonlyMap<string, MediaFile>
}
