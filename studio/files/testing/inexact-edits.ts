import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { type Edit, editYaml, type Path } from '../edit-yaml.ts'

type Found = { count: number; inexact: { name: string; edit: Edit }[] }

/**
 * Changes every n-th value of every file of a folder, each time another one first, and collects edits that changed more than their value.
 * `from`: the first value of the first file.
 */
export function inexactEdits(folder: string, every: number, from = 0): Found {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  const found: Found = { count: 0, inexact: [] }
  names.sort().forEach((name, fileIndex) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const chosen = editsOfEveryValue(text).filter((_, index) => (index + fileIndex) % every === from)
    for (const { edit, start, end } of chosen) {
      found.count += 1
      const after = editYaml(text, [edit])
      if (!after.startsWith(text.slice(0, start)) || !after.endsWith(text.slice(end))) found.inexact.push({ name, edit })
    }
  })
  return found
}

type Changed = { edit: Edit; start: number; end: number }

function editsOfEveryValue(text: string): Changed[] {
  const edits: Changed[] = []
  function visit(node: unknown, path: Path) {
    if (isMap(node)) for (const { key, value } of node.items) visit(value, [...path, String((key as Node).toJSON())])
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index])
    if (!isScalar(node) || !node.range) return
    edits.push({ edit: { set: path, value: another(node.value) }, start: node.range[0], end: node.range[1] })
  }
  visit(parseDocument(text).contents, [])
  return edits
}

function another(value: unknown): unknown {
  if (typeof value === 'string') return value.endsWith('\n') ? `${value.slice(0, -1)} changed\n` : `${value} changed`
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : 'text'
}
