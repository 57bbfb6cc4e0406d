import { z } from 'zod'
import { kindOfFile } from '#contract/content/kinds.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'

export type Path = readonly (string | number)[]
/** `text` without surrounding space, which depends on the style of the YAML. `isBlock`: it ends with a line break there. */
export type TextAt = { path: Path; text: string; isBlock: boolean }
export type WordsAt = { path: Path; texts: { [language in Language]?: string } }
/** The texts of one file: of one language, or of all of them side by side. */
export type FileTexts = { texts: TextAt[] } | { words: WordsAt[] }
type WithSchema<At> = At & { schema: z.ZodType }

/** As in addresses, faults and records: `details.0.title`. Keys of content have no dots. */
export const fieldOf = (path: Path) => path.join('.')

/** Of a file that the site reads. */
export function textsOfFile(file: string, value: unknown): FileTexts {
  const { schema, language } = kindOfFile(file) ?? { schema: z.unknown() }
  if (language === undefined) return { words: [...wordsIn(schema, value)].map(({ path, texts }) => ({ path, texts })) }
  return { texts: [...textsIn(schema, value)].map(({ path, text, isBlock }) => ({ path, text, isBlock })) }
}

/** All texts of a language file, found by its schema. Not codes, addresses and other strings of a fixed form. */
export function* textsIn(schema: z.ZodType, value: unknown, path: Path = []): Generator<WithSchema<TextAt>> {
  if (definitionOf(schema).type === 'string') {
    if (typeof value === 'string' && value.trim() !== '' && isFree(schema)) {
      yield { path, text: value.trim(), schema, isBlock: value.endsWith('\n') }
    }
    return
  }
  for (const part of partsOf(schema, value)) yield* textsIn(part.schema, part.value, [...path, ...part.step])
}

/** The objects of a facts file that have one text per language, found by its schema. */
export function* wordsIn(schema: z.ZodType, value: unknown, path: Path = []): Generator<WithSchema<WordsAt>> {
  const definition = definitionOf(schema)
  if (isWords(definition)) {
    if (typeof value !== 'object' || value === null) return
    const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const trimmed = texts.map(([language, text]) => [language, text.trim()] as const).filter(([, text]) => text !== '')
    yield { path, texts: Object.fromEntries(trimmed), schema: definition.shape?.[defaultLanguage] ?? schema }
    return
  }
  for (const part of partsOf(schema, value)) yield* wordsIn(part.schema, part.value, [...path, ...part.step])
}

/** What this code reads of the definition of any schema. */
type Definition = {
  type: string
  shape?: Readonly<Record<string, z.ZodType>>
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  options?: readonly z.ZodType[]
  discriminator?: string
  format?: string
  checks?: readonly { _zod: { def: { check: string } } }[]
}

/** zod types the definitions of all kinds apart. A field that a kind lacks is undefined. */
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition

function isFree(schema: z.ZodType): boolean {
  const { format, checks = [] } = definitionOf(schema)
  return format === undefined && checks.every(({ _zod }) => _zod.def.check !== 'string_format')
}

const isWords = ({ type, shape }: Definition) =>
  type === 'object' && shape !== undefined && languageNames.every((language) => Object.hasOwn(shape, language))

type Part = { step: Path; schema: z.ZodType; value: unknown }

function partsOf(schema: z.ZodType, value: unknown): Part[] {
  const definition = definitionOf(schema)
  const { type, shape, element, innerType, valueType, options } = definition
  if (innerType) return value === undefined || value === null ? [] : [{ step: [], schema: innerType, value }]
  if (options) {
    const option = optionFor(definition, options, value)
    return option ? [{ step: [], schema: option, value }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (type === 'array' && element && Array.isArray(value)) {
    return value.map((item: unknown, index) => ({ step: [index], schema: element, value: item }))
  }
  if (type === 'record' && valueType) {
    return Object.entries(value).map(([key, item]) => ({ step: [key], schema: valueType, value: item }))
  }
  if (!shape) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    return field ? [{ step: [key], schema: field, value: item }] : []
  })
}

/** The alternative that the value has. By its kind if it names one, so that a fault in it hides none of its texts. */
function optionFor({ discriminator }: Definition, options: readonly z.ZodType[], value: unknown): z.ZodType | undefined {
  if (discriminator === undefined || typeof value !== 'object' || value === null) {
    return options.find((option) => option.safeParse(value).success)
  }
  const named: unknown = Reflect.get(value, discriminator)
  return options.find((option) => definitionOf(option).shape?.[discriminator]?.safeParse(named).success)
}
