import { z } from 'zod'
import type { FileType, ReferredKind } from '#contract/content/field-meta.ts'
import { Label, Option } from './labels.ts'

/** A part of a value with a fixed number of numbers, such as the width in a size. */
const NumberPart = z.object({ name: z.string(), label: Label.optional(), unit: z.string().optional() })
export type NumberPart = z.infer<typeof NumberPart>

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
  label?: Label
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

const texts = z.array(z.string()).readonly()
const bound = z.number().optional()
const fileType = z.enum(['webp', 'pdf', 'mp4', 'webm', 'vtt', 'glb'])
const referredKind = z.enum(['product', 'series', 'category', 'news', 'recipe', 'parameter'])

const common = {
  name: z.string(),
  key: z.string(),
  label: Label.optional(),
  isOptional: z.boolean(),
  isNullable: z.literal(true).optional(),
  default: z.unknown().optional(),
  theme: z.string().optional(),
  when: z.record(z.string(), texts).readonly().optional(),
}
const of = <const Kind extends Field['kind'], Own extends z.ZodRawShape>(kind: Kind, own: Own) =>
  z.object({ kind: z.literal(kind), ...own, ...common })

/** Lazy, because fields are within fields. */
export const Field: z.ZodType<Field, Field> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    of('text', {
      least: bound,
      most: bound,
      advice: z.object({ least: bound, most: bound }).optional(),
      type: z.enum(['email', 'url']).optional(),
    }),
    of('markdown', { most: bound }),
    of('number', { least: bound, most: bound, isWhole: z.boolean(), unit: z.string().optional(), decimals: bound }),
    of('numbers', { parts: z.array(NumberPart).readonly() }),
    of('boolean', {}),
    of('choice', { options: z.array(Option).readonly() }),
    of('choices', { options: z.array(Option).readonly() }),
    of('day', {}),
    of('list', { item: Field, least: bound, most: bound }),
    of('map', { value: Field, keys: texts.optional(), refersTo: referredKind.optional() }),
    of('group', { fields: z.array(Field).readonly() }),
    of('either', { tag: z.string().optional(), options: z.array(Alternative).readonly() }),
    of('picture', { altText: texts.optional() }),
    of('file', { types: z.array(fileType).readonly() }),
    of('reference', { to: referredKind, category: z.string().optional() }),
    of('words', { isMarkdown: z.boolean() }),
    of('other', {}),
  ]),
)
const Alternative = z.object({ name: z.string(), value: z.string().optional(), keys: texts, field: Field })
