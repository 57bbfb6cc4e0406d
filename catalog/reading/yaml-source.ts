import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { ContentIssue, FieldPath } from '../content-issue.ts'
import type { ContentFile } from './content-files.ts'
import { valueFaults } from './value-limits.ts'

export type Place = Pick<ContentIssue, 'file' | 'line' | 'field'>

/** A content file that can find the line of each field. */
export type YamlSource = {
  file: string
  /** The folder of the file, relative to the content folder, with `/` as separator. Empty for the content folder itself. */
  folder: string
  at(path: FieldPath): Place
}

export type ParsedYaml = { source: YamlSource; value: unknown; issues: ContentIssue[] }

export function parseYaml({ file, text, fault }: ContentFile): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })

  const at = (path: FieldPath): Place => {
    const offset = offsetOf(document.contents, path)
    return { file, field: path.join('.'), line: offset === undefined ? undefined : lines.linePos(offset).line }
  }
  const source = { file, folder: file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '', at }

  const issues = firstOf([...document.errors, ...document.warnings]).map(
    ({ message, pos }): ContentIssue => ({
      file,
      line: lines.linePos(pos[0]).line,
      field: '',
      message: `cannot be read as YAML: ${message} (often a line has too many or too few spaces at its start, or a text with a colon needs quotation marks)`,
    }),
  )
  if (fault !== undefined) issues.push({ file, field: '', message: fault })
  if (issues.length > 0) return { source, value: undefined, issues }
  try {
    const value: unknown = document.toJS()
    const faults = valueFaults(value).map(({ path, message }): ContentIssue => ({ ...at(path), message }))
    return faults.length > 0 ? { source, value: undefined, issues: faults } : { source, value, issues }
  } catch (error) {
    // Excessive aliases are only found here, when they are expanded.
    const message = error instanceof Error ? error.message : String(error)
    return { source, value: undefined, issues: [{ file, line: 1, field: '', message: `cannot be read as YAML: ${message}` }] }
  }
}

/** One wrong indent gives an error for each following line. Only the first error helps. */
function firstOf<T extends { pos: readonly [number, number] }>(errors: readonly T[]): T[] {
  return errors.toSorted((a, b) => a.pos[0] - b.pos[0]).slice(0, 1)
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
