/** What the value of a field may name. */
export type ReferredKind = 'product' | 'series' | 'category' | 'news' | 'recipe' | 'parameter'

/** The types of files that a field takes. */
export type FileType = 'webp' | 'pdf' | 'mp4' | 'webm' | 'vtt' | 'glb'

/** What a schema can't say about its field. The forms of the studio use it: `line.meta({ isMarkdown: true })`. */
type FieldMeta = {
  isMarkdown?: true
  /** One short text in all languages. */
  isWords?: true
  /** The value names an entry of this kind. Null: it only looks like one. */
  refersTo?: ReferredKind | null
  files?: readonly FileType[]
  unit?: string
  /** Advice on the length of a text, in characters. A placeholder counts as its value. */
  advice?: { least?: number; most?: number }
  /**
   * Where the language files have the alternative text of the picture. `*` is the place in the list of pictures, `{id}` the id beside the
   * picture.
   */
  altText?: readonly string[]
  choices?: readonly string[]
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}
