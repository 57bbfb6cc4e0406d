import type { FileLink } from '#contract/views.ts'

/** A file that the content refers to. A version of the content doesn't say where it is: it is found by its hash. */
export type Original = {
  /** Relative to the content folder, or to a layer over it. */
  path: string
  /** SHA-256 of the bytes, in hex. URLs have the first digits of it. */
  hash: string
}

/** The original of a picture. All variants are made from it. */
export type PictureMaster = Original & { kind: 'picture'; src: string; width: number; height: number }
/** A document, video, 3D model or captions file, served unchanged. */
export type MediaFile = Original & {
  kind: 'file'
  url: string
  fileName: string
  type: FileLink['type']
  bytes: number
}

/** All media that the content refers to, by path. */
export type MediaLibrary = {
  pictures: ReadonlyMap<string, PictureMaster>
  files: ReadonlyMap<string, MediaFile>
}
