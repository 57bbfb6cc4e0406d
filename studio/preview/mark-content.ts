import { z } from 'zod'
import { kindOfFile } from '#contract/content/kinds.ts'
import type { Content } from '#publishing/read/content-draft.ts'
import type { StoredFile } from '#publishing/read/parsed-yaml.ts'
import type { YamlSource } from '#publishing/read/yaml-source.ts'
import type { Path } from '../edits/edit.ts'
import { type Marks, marked } from './marks.ts'

/**
 * Checked content with a mark at each text that pages show. Texts are those that the schemas trim; codes, ids, paths and choices stay as
 * they are, because the site compares them.
 */
export function markedContent(content: Content, marks: Marks): Content {
  const marking = createMarking(marks)
  // Each part keeps its shape; only texts in it change.
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, marking.part(part)])) as Content
}

/** The same for one entry, or a file of its own. */
export const markedEntry = <Entry extends Sourced>(entry: Entry, marks: Marks) => createMarking(marks).entry(entry) as Entry

type Sourced = { source: YamlSource }

function createMarking(marks: Marks) {
  function part(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(part)
    if (value instanceof Set || typeof value !== 'object' || value === null) return value
    if (isSourced(value)) return entry(value)
    // The articles, by kind.
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, part(one)]))
  }

  function entry(value: Sourced): Sourced {
    const { file } = value.source
    const known = kindOfFile(file)
    if (!known || unshown.has(known.kind)) return value
    const { schema } = known
    if ('data' in value) return { ...value, data: inFile(file, schema, value.data) } as Sourced
    const { words, source, ...facts } = value as Sourced & { words?: Record<string, StoredFile<unknown>> }
    const shown = inFile(file, schema, facts) as object
    return { ...shown, source, ...(words && { words: inEachLanguage(words) }) } as Sourced
  }

  const inEachLanguage = (words: Record<string, StoredFile<unknown>>) =>
    Object.fromEntries(
      Object.entries(words).map(([language, { source, hash, load }]) => {
        const own = words[language]
        const schema = kindOfFile(source.file)?.schema
        const loaded = () => (schema && own ? inFile(source.file, schema, own.load()) : load())
        return [language, { source, hash, load: loaded }]
      }),
    )

  const inFile = (file: string, schema: z.ZodType, value: unknown) =>
    markedValue(schema, value, [], (text, path) => marked(text, marks.of({ file, path })))

  return { part, entry }
}

/** Words that are only compared with what visitors type, and terms for writers. */
const unshown: ReadonlySet<string> = new Set(['search', 'glossary', 'postalSectors'])

const isSourced = (value: object): value is Sourced =>
  'source' in value && typeof value.source === 'object' && value.source !== null && 'file' in value.source

type MarkText = (text: string, path: Path) => string

/** Goes through a value along its schema. */
function markedValue(schema: z.ZodType, value: unknown, path: Path, mark: MarkText): unknown {
  if (value === undefined || value === null) return value
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return markedValue(schema.unwrap() as z.ZodType, value, path, mark)
  if (typeof value === 'string') return isText(schema) ? mark(value, path) : value
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => (option as z.ZodType).safeParse(value).success)
    return fitting ? markedValue(fitting as z.ZodType, value, path, mark) : value
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, index) => markedValue(schema.element as z.ZodType, item, [...path, index], mark))
  if (typeof value !== 'object') return value
  if (schema instanceof z.ZodObject) return eachField(value, (name) => (schema.shape as Record<string, z.ZodType>)[name])
  if (schema instanceof z.ZodRecord) return eachField(value, () => schema.valueType as z.ZodType)
  return value

  function eachField(fields: object, schemaOf: (name: string) => z.ZodType | undefined) {
    return Object.fromEntries(
      Object.entries(fields).map(([name, one]) => {
        const own = compared.has(name) ? undefined : schemaOf(name)
        return [name, own ? markedValue(own, one, [...path, name], mark) : one]
      }),
    )
  }
}

/** Texts that the site compares: serial numbers with what visitors type, and names of finishes with each other. */
const compared: ReadonlySet<string> = new Set(['serials', 'options'])

/** `line` and what is made of it. A union has one too. */
function isText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => isText(option as z.ZodType))
  if (!(schema instanceof z.ZodString)) return false
  return (schema.def.checks ?? []).some((check) => check._zod.def.check === 'overwrite')
}
