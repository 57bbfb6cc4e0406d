import { deserialize, serialize } from 'node:v8'
import type { z } from 'zod'
import type { ContentFile, TextOf } from './content-file.ts'
import type { ContentIssue } from './content-issue.ts'
import { schemaIssues } from './schema-issues.ts'
import { type ParsedText, parseYaml, type YamlSource, yamlSource } from './yaml-source.ts'

export type Schema<T> = z.ZodType<T>

/** A file that fits its schema. `load` gives a new copy of its value each time. */
export type StoredFile<T> = { readonly source: YamlSource; readonly hash: string; load(): T }

/** Holds its value as bytes: as objects, those of thousands of files would take several times the memory. */
export class ParsedYaml implements StoredFile<unknown> {
  readonly file: ContentFile
  readonly issues: readonly ContentIssue[]
  readonly #textOf: TextOf
  #bytes: Uint8Array | undefined
  #schema: Schema<unknown> | undefined

  constructor(file: ContentFile, { bytes, issues }: ParsedText, textOf: TextOf) {
    this.file = file
    this.issues = issues
    this.#textOf = textOf
    this.#bytes = bytes
  }

  get source(): YamlSource {
    return yamlSource(this.file, this.#textOf)
  }

  get hash(): string {
    return this.file.hash
  }

  load(): unknown {
    return this.#bytes && deserialize(this.#bytes)
  }

  /** Its faults. Without any, `load` gives what the schema made of the value. */
  check(schema: Schema<unknown>): readonly ContentIssue[] {
    if (this.issues.length > 0 || this.#schema === schema) return this.issues
    const parsed = schema.safeParse(this.load(), { reportInput: true })
    if (!parsed.success) return schemaIssues(this.source, parsed.error)
    this.#bytes = serialize(parsed.data)
    this.#schema = schema
    return this.issues
  }
}

const parsedFiles = new WeakMap<ContentFile, ParsedYaml>()

/** As long as the same file object is in use, its text isn't parsed again. */
export const rememberParsed = (parsed: ParsedYaml) => parsedFiles.set(parsed.file, parsed)

/** Parses a file whose text is still known. */
export function parsedFile(file: ContentFile, textOf: TextOf): ParsedYaml {
  const known = parsedFiles.get(file)
  if (known) return known
  const text = textOf(file)
  const changed = { ...file, fault: 'was changed while it was read' }
  const parsed = new ParsedYaml(file, text === undefined ? parseYaml(changed, '', textOf) : parseYaml(file, text, textOf), textOf)
  rememberParsed(parsed)
  return parsed
}
