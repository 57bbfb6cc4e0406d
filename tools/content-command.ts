export type ContentOptions = {
  folder: string
  table?: boolean
  numbers?: boolean
  all?: boolean
  /** How many versions `gc` keeps. */
  keep?: number | undefined
  /** Only for translations and versions. */
  rest?: readonly string[]
  language?: string | undefined
  out?: string | undefined
  kinds?: readonly string[] | undefined
  say: (text: string) => void
}
/** Returns whether the content has no errors. */
export type ContentCommand = (options: ContentOptions) => Promise<boolean>
