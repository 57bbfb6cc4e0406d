import { deserialize, serialize } from 'node:v8'
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { ContentIssue, FieldPath } from '../content-issue.ts'
import type { ContentFile, TextOf } from './content-file.ts'
import { valueFaults } from './value-limits.ts'

/** `line` is found when it is first read: copying a place reads the file again. */
export type Place = Pick<ContentIssue, 'file' | 'line' | 'field'>

/** A content file that can find the line of each field. */
export type YamlSource = {
  file: string
  /** The folder of the file, relative to the content folder, with `/` as separator. Empty for the content folder itself. */
  folder: string
  at(path: FieldPath): Place
}

export type ParsedYaml = { source: YamlSource; value: unknown; issues: ContentIssue[] }

const parsedFiles = new WeakMap<ContentFile, ParsedYaml>()

/** As long as the same file object is in use, its text isn't parsed again. */
export const rememberParsed = (file: ContentFile, parsed: ParsedYaml) => parsedFiles.set(file, parsed)

/** Parses a file whose text is still known. */
export function parsedFile(file: ContentFile, textOf: TextOf): ParsedYaml {
  const known = parsedFiles.get(file)
  if (known) return known
  const text = textOf(file)
  const changed = { ...file, fault: 'was changed while it was read' }
  const parsed = text === undefined ? parseYaml(changed, '', textOf) : parseYaml(file, text, textOf)
  rememberParsed(file, parsed)
  return parsed
}

/** A file whose value is known from an earlier read. */
export const parsedFrom = (file: ContentFile, value: unknown, textOf: TextOf): ParsedYaml => ({
  source: sourceOf(file, textOf),
  value,
  issues: [],
})

export function parseYaml(file: ContentFile, text: string, textOf: TextOf): ParsedYaml {
  const source = sourceOf(file, textOf)
  const failed = (issues: ContentIssue[]): ParsedYaml => ({ source, value: undefined, issues })
  const unreadable = (line: number | undefined, message: string): ContentIssue => ({
    ...{ file: file.file, line, field: '' },
    message: `cannot be read as YAML: ${message}`,
  })

  const document = parseDocument(text, { prettyErrors: false })
  const [first] = inOrder([...document.errors, ...document.warnings])
  const issues: ContentIssue[] = []
  if (first) {
    const hint = '(often a line has too many or too few spaces at its start, or a text with a colon needs quotation marks)'
    issues.push(unreadable(positionsIn(text).lineAt(first.pos[0]), `${first.message} ${hint}`))
  }
  if (file.fault !== undefined) issues.push({ file: file.file, field: '', message: file.fault })
  if (issues.length > 0) return failed(issues)
  try {
    const value: unknown = document.toJS()
    const faults = valueFaults(value).map(({ path, message }): ContentIssue => ({ ...source.at(path), message }))
    return faults.length > 0 ? failed(faults) : { source, value: withoutText(value), issues }
  } catch (error) {
    // Excessive aliases are only found here, when they are expanded.
    return failed([unreadable(1, error instanceof Error ? error.message : String(error))])
  }
}

/** V8 keeps a whole text in memory as long as a string is a slice of it. */
const withoutText = (value: unknown): unknown => deserialize(serialize(value))

function sourceOf(file: ContentFile, textOf: TextOf): YamlSource {
  const { file: name } = file
  return {
    file: name,
    folder: name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : '',
    at: (path) => ({
      file: name,
      field: path.join('.'),
      get line() {
        return path.length === 0 ? undefined : positionsOf(file, textOf)?.lineOf(path)
      },
    }),
  }
}

type Positions = ReturnType<typeof positionsIn>

/** Only the last one: a rule reports all faults of a file together, and the documents of all files would fill the memory. */
let lastPositions: { file: ContentFile; positions: Positions | undefined } | undefined

function positionsOf(file: ContentFile, textOf: TextOf): Positions | undefined {
  if (lastPositions?.file !== file) {
    const text = textOf(file)
    lastPositions = { file, positions: text === undefined ? undefined : positionsIn(text) }
  }
  return lastPositions.positions
}

function positionsIn(text: string) {
  const lines = new LineCounter()
  const document: Document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  return {
    lineAt,
    lineOf(path: FieldPath): number | undefined {
      const offset = offsetOf(document.contents, path)
      return offset === undefined ? undefined : lineAt(offset)
    },
  }
}

/** One wrong indent gives an error for each following line. Only the first error helps. */
function inOrder<T extends { pos: readonly [number, number] }>(errors: readonly T[]): T[] {
  return errors.toSorted((a, b) => a.pos[0] - b.pos[0])
}

/** The offset of a field's key. For a missing field, the offset of its nearest existing parent. */
function offsetOf(root: unknown, path: FieldPath): number | undefined {
  let node = root
  let offset: number | undefined
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (!pair || !isScalar(pair.key)) return offset
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)]
      if (!isMap(item) && !isSeq(item) && !isScalar(item)) return offset
      offset = item.range?.[0] ?? offset
      node = item
    } else {
      return offset
    }
  }
  return offset
}
