import type { FileType, ReferredKind } from '#contract/content/field-meta.ts'
import type { Words } from '#contract/content/words.ts'

export type Option = { value: string; label?: Words }

/** A part of a value with a fixed number of numbers, such as the width in a size. */
export type NumberPart = { name: string; label?: Words; unit?: string }

type Shape =
  | { kind: 'text'; least?: number; most?: number; advice?: { least?: number; most?: number }; type?: 'email' | 'url' }
  | { kind: 'markdown'; most?: number }
  | { kind: 'number'; least?: number; most?: number; isWhole: boolean; unit?: string; decimals?: number }
  /** Several numbers that are one value, such as `[900, 390, 520]`. */
  | { kind: 'numbers'; parts: readonly NumberPart[] }
  | { kind: 'boolean' }
  | { kind: 'choice'; options: readonly Option[] }
  /** One or more. A single one is written without a list. */
  | { kind: 'choices'; options: readonly Option[] }
  | { kind: 'day' }
  | { kind: 'list'; item: Field; least?: number; most?: number }
  /** `keys`: the only ones that it may have. */
  | { kind: 'map'; value: Field; keys?: readonly string[]; refersTo?: ReferredKind }
  | { kind: 'group'; fields: readonly Field[] }
  /** One of several shapes. `tag` is the key whose value says which. */
  | { kind: 'either'; tag?: string; options: readonly Alternative[] }
  | { kind: 'picture'; altText?: readonly string[] }
  | { kind: 'file'; types: readonly FileType[] }
  | { kind: 'reference'; to: ReferredKind; category?: string }
  /** One short text in all languages. */
  | { kind: 'words'; isMarkdown: boolean }
  /** A shape that forms don't know. It is shown, not edited. */
  | { kind: 'other' }

/** `value`: that of the tag. Without it, a value has this shape if it has the keys, or is of the type. */
export type Alternative = { name: string; value?: string; keys: readonly string[]; field: Field }

/** A field of a form, as its schema describes it. */
export type Field = Shape & {
  /** Names its words: the kind of content and the keys of its path, such as `product.price.from`. */
  name: string
  key: string
  /** Its own label. Others have one in `studio/words/fields/`. */
  label?: Words
  /** May be left out. */
  isOptional: boolean
  /** May be `null`: the place in the list stays empty. */
  isNullable?: true
  /** What the site takes if it is left out. */
  default?: unknown
  /** Heading under which parameters stand. */
  theme?: string
  /** Only shown if another parameter has one of these options. */
  when?: Readonly<Record<string, readonly string[]>>
}
export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>
