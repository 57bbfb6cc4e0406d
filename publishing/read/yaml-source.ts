import { serialize } from 'node:v8'
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { ContentFile, TextOf } from './content-file.ts'
import type { ContentIssue, FieldPath } from './content-issue.ts'
import { valueFaults } from './value-limits.ts'

/** `line` is found when it is first read: copying a place reads the file again. */
export type Place = Pick<ContentIssue, 'file' | 'line' | 'field'>

/** A content file that can find the line of each field. */
export type YamlSource = {
  readonly file: string
  /** The folder of the file, relative to the content folder, with `/` as separator. Empty for the content folder itself. */
  readonly folder: string
  at(path: FieldPath): Place
}

/** The value of a YAML file, as bytes of `serialize`. With issues, there is no value. */
export type ParsedText = { bytes: Uint8Array; issues: readonly [] } | { bytes: undefined; issues: readonly ContentIssue[] }

export function parseYaml(file: ContentFile, text: string, textOf: TextOf): ParsedText {
  const failed = (issues: readonly ContentIssue[]): ParsedText => ({ bytes: undefined, issues })
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
  if (file.fault !== undefined) issues.push({ file: file.file, line: file.faultLine, field: '', message: file.fault })
  if (issues.length > 0) return failed(issues)
  try {
    const value: unknown = document.toJS()
    const source = yamlSource(file, textOf)
    const faults = valueFaults(value).map(({ path, message }): ContentIssue => ({ ...source.at(path), message }))
    return faults.length > 0 ? failed(faults) : { bytes: serialize(value), issues: [] }
  } catch (error) {
    // Excessive aliases are only found here, when they are expanded.
    return failed([unreadable(1, error instanceof Error ? error.message : String(error))])
  }
}

export const yamlSource = (file: ContentFile, textOf: TextOf): YamlSource => new Source(file, textOf)

/** A class, because there is one for each entry: methods of a class take no memory for each object. */
class Source implements YamlSource {
  readonly #file: ContentFile
  readonly #textOf: TextOf

  constructor(file: ContentFile, textOf: TextOf) {
    this.#file = file
    this.#textOf = textOf
  }

  get file() {
    return this.#file.file
  }

  get folder() {
    return this.file.slice(0, Math.max(0, this.file.lastIndexOf('/')))
  }

  at(path: FieldPath): Place {
    const [file, textOf] = [this.#file, this.#textOf]
    return {
      file: file.file,
      field: path.join('.'),
      get line() {
        return path.length === 0 ? undefined : positionsOf(file, textOf)?.lineOf(path)
      },
    }
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
