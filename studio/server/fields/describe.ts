import { z } from 'zod'
import type { Alternative, Field } from '#studio/wire/field.ts'
import { lengthOf, rangeOf } from './limits.ts'

type Facts = Omit<Field, 'kind'> & { [key: string]: unknown }
type Meta = z.GlobalMeta

/** Describes a schema as a field. Nothing but the schema decides which fields there are. `name`: of the kind of content. */
export const describeSchema = (schema: z.core.$ZodType, name: string): Field => described(schema, name, name)

function described(schema: z.core.$ZodType, name: string, key: string, facts: Partial<Facts> = {}): Field {
  const meta: Meta = z.globalRegistry.get(schema) ?? {}
  const field = (shape: object): Field => ({ name, key, isOptional: false, ...facts, ...shape }) as Field
  const within = (inner: z.core.$ZodType, more: Partial<Facts> = {}) => described(inner, name, key, { ...facts, ...more })
  const below = (inner: z.core.$ZodType, step: string) => described(inner, `${name}.${step}`, step)

  if (schema instanceof z.ZodOptional) return within(inner(schema), { isOptional: true })
  if (schema instanceof z.ZodDefault) return within(inner(schema), { isOptional: true, default: schema.def.defaultValue })
  if (schema instanceof z.ZodNullable) return within(inner(schema), { isNullable: true })

  if (meta.isWords) return field({ kind: 'words', isMarkdown: meta.isMarkdown === true })
  if (meta.choices) return field({ kind: 'choice', options: meta.choices.map((value) => ({ value })) })
  if (schema instanceof z.ZodISODate) return field({ kind: 'day' })
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return field(textShape(schema, meta))
  if (schema instanceof z.ZodNumber) return field({ kind: 'number', ...rangeOf(schema), ...unitOf(meta) })
  if (schema instanceof z.ZodBoolean) return field({ kind: 'boolean' })
  if (schema instanceof z.ZodEnum) return field({ kind: 'choice', options: choicesIn(schema) })
  if (schema instanceof z.ZodLiteral) return field({ kind: 'choice', options: choicesIn(schema) })
  if (schema instanceof z.ZodTuple) return field({ kind: 'numbers', parts: partsOf(schema) })
  if (schema instanceof z.ZodArray) return field({ kind: 'list', item: below(inner(schema), 'item'), ...lengthOf(schema) })
  if (schema instanceof z.ZodRecord) return field({ kind: 'map', value: below(schema.def.valueType, 'item'), ...keysOf(schema) })
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.def.shape).map(([step, inner]) => below(inner, step))
    return field({ kind: 'group', fields })
  }
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion) return field(eitherShape(schema, below))
  return field({ kind: 'other' })
}

const inner = (schema: z.ZodOptional | z.ZodDefault | z.ZodNullable | z.ZodArray) =>
  schema instanceof z.ZodArray ? schema.def.element : schema.def.innerType

function textShape(schema: z.ZodString | z.ZodStringFormat, meta: Meta): object {
  if (meta.refersTo) return { kind: 'reference', to: meta.refersTo }
  if (meta.files?.includes('webp')) return { kind: 'picture', ...(meta.altText && { altText: meta.altText }) }
  if (meta.files) return { kind: 'file', types: meta.files }
  if (meta.isMarkdown) return { kind: 'markdown', ...lengthOf(schema) }
  const { format } = schema.def as { format?: string }
  const type = format === 'email' || format === 'url' ? { type: format } : {}
  return { kind: 'text', ...lengthOf(schema), ...(meta.advice && { advice: meta.advice }), ...type }
}

const unitOf = ({ unit }: Meta) => (unit === undefined ? {} : { unit })
const choicesIn = (schema: z.ZodEnum | z.ZodLiteral) => [...valuesOf(schema)].map((value) => ({ value: String(value) }))
const valuesOf = (schema: z.ZodEnum | z.ZodLiteral) => (schema instanceof z.ZodEnum ? schema.options : schema.values)
const partsOf = (schema: z.ZodTuple) => schema.def.items.map((_, index) => ({ name: `part${index + 1}` }))

function keysOf({ def }: z.ZodRecord): object {
  const { refersTo } = z.globalRegistry.get(def.keyType) ?? {}
  const keys = def.keyType instanceof z.ZodEnum ? { keys: byLanguage(def.keyType.options.map(String)) } : {}
  return { ...keys, ...(refersTo && { refersTo }) }
}

/** English first, as everywhere. Other keys stay in their order. */
const byLanguage = (keys: readonly string[]) => [...keys].sort((a, b) => Number(b === 'en') - Number(a === 'en'))

type Below = (schema: z.core.$ZodType, step: string) => Field

function eitherShape(schema: z.ZodUnion | z.ZodDiscriminatedUnion, below: Below): object {
  const options = schema.def.options
  const texts = options.filter((one) => one instanceof z.ZodString || one instanceof z.ZodStringFormat)
  const literals = options.filter((one) => one instanceof z.ZodLiteral)
  // A text that may also be one of some words, such as none: every text can be typed.
  const [text] = texts
  if (text && literals.length + texts.length === options.length) return textShape(text, {})
  const shared = sharedKeys(options)
  const tag = 'discriminator' in schema.def ? schema.def.discriminator : undefined
  return {
    kind: 'either',
    ...(tag !== undefined && { tag }),
    options: options.map((one) => alternative(one, { tag, shared, below })),
  }
}

/** The required keys that all shapes have say nothing about which one it is. */
function sharedKeys(options: readonly z.core.$ZodType[]): string[] {
  const shapes = options.flatMap((one) => (one instanceof z.ZodObject ? [Object.keys(one.def.shape)] : []))
  return (shapes[0] ?? []).filter((key) => shapes.length > 1 && shapes.every((keys) => keys.includes(key)))
}

type Among = { tag: string | undefined; shared: readonly string[]; below: Below }

function alternative(schema: z.core.$ZodType, { tag, shared, below }: Among): Alternative {
  if (!(schema instanceof z.ZodObject) || z.globalRegistry.get(schema)?.isWords) {
    const field = below(schema, 'value')
    const name = field.kind === 'list' ? `list-${field.item.kind}` : field.kind
    return { name, keys: [], field }
  }
  const { shape } = schema.def
  const { [tag ?? '']: tagged, ...others } = shape
  const value = tagged instanceof z.ZodLiteral ? String([...tagged.values][0]) : undefined
  const keys = Object.keys(shape).filter((key) => !(shape[key] instanceof z.ZodOptional || shape[key] instanceof z.ZodDefault))
  const fields = Object.entries(others).map(([step, inner]) => below(inner, step))
  const name = value ?? Object.keys(shape).find((key) => !shared.includes(key)) ?? ''
  return { name, ...(value !== undefined && { value }), keys, field: { ...below(z.object({}), 'value'), kind: 'group', fields } }
}
