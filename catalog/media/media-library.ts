import type { FileLink } from '#contract/views.ts'

type MediaEntry = {
  /** Relative to the content folder. */
  path: string
  /** Absolute path. */
  file: string
  /** The layer that it is in, if it is not in the content folder itself. */
  layer?: string
  /** Hash of the bytes. Part of the URLs. */
  hash: string
}

/** The original of a picture, in the content folder. All variants are made from it. */
export type PictureMaster = MediaEntry & { kind: 'picture'; src: string; width: number; height: number }
/** A document, video, 3D model or captions file, served unchanged. */
export type MediaFile = MediaEntry & {
  kind: 'file'
  /** The content folder or the folder of the layer. */
  root: string
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
