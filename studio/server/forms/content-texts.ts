import { deserialize } from 'node:v8'
import type { z } from 'zod'
import { contentFile, textInMemory } from '#catalog/reading/content-file.ts'
import { schemaIssues } from '#catalog/reading/schema-issues.ts'
import { parseYaml, yamlSource } from '#catalog/reading/yaml-source.ts'
import type { FieldFault } from '#studio/wire/forms.ts'

/** In bytes. The site reads no longer files. */
const mostBytes = 128 * 1024

export type Read = { value: unknown; faults: FieldFault[] }

/** Parses the text of a content file within the limits of the site. A text that cannot be read is a fault. */
export function readText(file: string, text: string): Read {
  if (text.length > mostBytes) return { value: undefined, faults: [{ file, field: '', message: 'is too long to be read' }] }
  const { bytes, issues } = parseYaml(contentFile(file, text), text, textInMemory)
  return { value: bytes && deserialize(bytes), faults: issues.map((issue) => faultOf(issue)) }
}

/** The faults that the file has on its own, by its schema. */
export function checkText(file: string, text: string, schema: z.ZodType): Read {
  const read = readText(file, text)
  if (read.faults.length > 0) return read
  const checked = schema.safeParse(read.value, { reportInput: true })
  if (checked.success) return read
  const source = yamlSource(contentFile(file, text), textInMemory)
  return { ...read, faults: schemaIssues(source, checked.error).map(faultOf) }
}

const faultOf = ({ file, field, message }: FieldFault): FieldFault => ({ file, field, message })

export const valueAtKey = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

export function textAt(value: unknown, key: string): string | undefined {
  const found = valueAtKey(value, key)
  return typeof found === 'string' ? found : undefined
}
