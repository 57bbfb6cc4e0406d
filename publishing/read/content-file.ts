import { hash } from 'node:crypto'

/** `fault` says why an existing file could not be read. For an unreadable folder, `file` ends with a slash. */
export type ContentFile = {
  file: string
  /** Of the text. */
  hash: string
  /** Only if the text may differ from the file on disk, such as that of a last good version. */
  text?: string
  fault?: string
  /** The line of the fault, if it is in one. */
  faultLine?: number | undefined
}

/** Finds the text of a file. Undefined if nobody has it: the file on disk has another text by now. */
export type TextOf = (file: ContentFile) => string | undefined

export const hashOf = (text: string) => hash('sha256', text, 'base64url')

/** A file whose text is in memory. */
export const contentFile = (file: string, text: string): ContentFile => ({ file, hash: hashOf(text), text })

export const textInMemory: TextOf = ({ text }) => text
