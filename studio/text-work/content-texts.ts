import { deserialize } from 'node:v8'
import { parse } from 'yaml'
import { kindOfFile } from '#contract/content/kinds.ts'
import { ownAt } from '#contract/objects/own-value.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { unsaidWithdrawals } from '#publishing/documents/notice-withdrawals.ts'
import { contentFile, textInMemory } from '#publishing/read/content-file.ts'
import { schemaIssues } from '#publishing/read/schema-issues.ts'
import { parseYaml, yamlSource } from '#publishing/read/yaml-source.ts'
import type { FieldFault } from '#studio/wire/forms.ts'

/** In bytes. The site reads no longer files. */
const mostBytes = 128 * 1024

export type Read = { value: unknown; faults: FieldFault[] }

/** Undefined if it can't be read as YAML. */
export function valueOfYaml(text: string, maxAliasCount = 100): unknown {
  try {
    return parse(text, { maxAliasCount, prettyErrors: false, logLevel: 'silent' })
  } catch {
    return undefined
  }
}

/** Parses the text of a content file within the limits of the site. A text that cannot be read is a fault. */
export function readText(file: string, text: string): Read {
  if (text.length > mostBytes) return { value: undefined, faults: [{ file, field: '', message: 'is too long to be read' }] }
  const { bytes, issues } = parseYaml(contentFile(file, text), text, textInMemory)
  // A form without the value would look empty, because one text is too long. Aliases may be endless.
  const value = bytes ? deserialize(bytes) : valueOfYaml(text, 0)
  return { value, faults: issues.map((issue) => faultOf(issue)) }
}

/** The faults that the file has on its own. */
export function checkText(file: string, text: string): Read {
  const read = readText(file, text)
  const found = kindOfFile(file)
  if (read.faults.length > 0 || !found) return read
  const { kind, schema, language } = found
  const source = yamlSource(contentFile(file, text), textInMemory)
  const checked = schema.safeParse(read.value, { reportInput: true })
  const issues = checked.success ? [] : schemaIssues(source, checked.error)
  const isNotice = kind === 'notice' && language === undefined
  const unsaid = isNotice ? unsaidWithdrawals(source, read.value, dayInSingapore(new Date())) : []
  return { ...read, faults: [...issues, ...unsaid].map(faultOf) }
}

const faultOf = ({ file, field, message }: FieldFault): FieldFault => ({ file, field, message })

export const valueAtKey = (value: unknown, key: string): unknown => ownAt(value, key)

export function textAt(value: unknown, key: string): string | undefined {
  const found = valueAtKey(value, key)
  return typeof found === 'string' ? found : undefined
}
