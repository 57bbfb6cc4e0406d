import { serialize } from 'node:v8'
import type { z } from 'zod'
import type { ContentFile, TextOf } from './content-file.ts'
import type { ContentIssue } from './content-issue.ts'
import { schemaIssues } from './schema-issues.ts'
import type { StoredValue, ValueStore } from './value-store.ts'
import { type ParsedText, parseYaml, type YamlSource, yamlSource } from './yaml-source.ts'

export type Schema<T> = z.ZodType<T>

/** A file that fits its schema. Its value is not in memory: `load` gives a new copy each time. */
export type StoredFile<T> = { readonly source: YamlSource; readonly hash: string; load(): T }

type Parts = { values: ValueStore; textOf: TextOf }

/** A class, because there is one for each file: methods of a class take no memory for each object. */
export class ParsedYaml implements StoredFile<unknown> {
  readonly file: ContentFile
  readonly issues: readonly ContentIssue[]
  readonly #parts: Parts
  #stored: StoredValue | undefined
  #schema: Schema<unknown> | undefined

  constructor(file: ContentFile, { bytes, issues }: ParsedText, parts: Parts) {
    this.file = file
    this.issues = issues
    this.#parts = parts
    this.#stored = bytes === undefined ? undefined : parts.values.keep(bytes)
  }

  get source(): YamlSource {
    return yamlSource(this.file, this.#parts.textOf)
  }

  get hash(): string {
    return this.file.hash
  }

  load(): unknown {
    return this.#stored === undefined ? undefined : this.#parts.values.read(this.#stored)
  }

  /** Its faults. Without any, `load` gives what the schema made of the value. */
  check(schema: Schema<unknown>): readonly ContentIssue[] {
    if (this.issues.length > 0 || this.#schema === schema) return this.issues
    const parsed = schema.safeParse(this.load(), { reportInput: true })
    if (!parsed.success) return schemaIssues(this.source, parsed.error)
    this.#stored = this.#parts.values.keep(serialize(parsed.data))
    this.#schema = schema
    return this.issues
  }
}

const parsedFiles = new WeakMap<ContentFile, ParsedYaml>()

/** As long as the same file object is in use, its text isn't parsed again. */
export const rememberParsed = (parsed: ParsedYaml) => parsedFiles.set(parsed.file, parsed)

/** Parses a file whose text is still known. */
export function parsedFile(file: ContentFile, parts: Parts): ParsedYaml {
  const known = parsedFiles.get(file)
  if (known) return known
  const { textOf } = parts
  const text = textOf(file)
  const changed = { ...file, fault: 'was changed while it was read' }
  const parsed = new ParsedYaml(file, text === undefined ? parseYaml(changed, '', textOf) : parseYaml(file, text, textOf), parts)
  rememberParsed(parsed)
  return parsed
}
