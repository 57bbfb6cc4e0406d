import type { Edit, Path } from './edit.ts'
import { isMapValue, type Plain, valueAt } from './edit-value.ts'

/** A content file as it is now. With a language it has words, else facts. */
export type FileValue = { file: string; language?: string | undefined; value?: unknown }
export type FileEdit = { file: string; edit: Edit }
type At = { file: string; path: Path }

/**
 * An item with an id has its texts in the language files: under the same keys, with ids instead of indexes
 * (`families.0.tasks.1` is `families.gas.tasks.caps`), or, if the whole file has nothing else, under the id alone.
 */
function textsOf(files: readonly FileValue[], at: At): At[] {
  const keys = keysWithIds(valueIn(files, at.file), at.path)
  if (!keys) return []
  return files.flatMap(({ file, language, value }) => {
    if (language === undefined) return []
    const path = [keys, keys.slice(1)].find((one) => valueAt(value as Plain, one) !== undefined)
    return path ? [{ file, path }] : []
  })
}

/** Undefined if an item on the way has no id. */
function keysWithIds(root: unknown, path: Path): Path | undefined {
  const keys = path.map((step, place) => (typeof step === 'number' ? idAt(root, path.slice(0, place + 1)) : step))
  return keys.every((key) => key !== undefined) ? keys : undefined
}

function idAt(root: unknown, path: Path): string | undefined {
  const item = valueAt(root as Plain, path)
  return isMapValue(item) && typeof item['id'] === 'string' ? item['id'] : undefined
}

const valueIn = (files: readonly FileValue[], file: string) => files.find((one) => one.file === file)?.value

/** The edits that add an item like another one after it. `id`: that of the new item; without it, a free one is chosen. */
export function copyOfItem(files: readonly FileValue[], at: At, id?: string): FileEdit[] {
  const root = valueIn(files, at.file)
  const item = valueAt(root as Plain, at.path)
  if (item === undefined) return []
  const place = [...at.path.slice(0, -1), Number(at.path.at(-1)) + 1]
  const before = idAt(root, at.path)
  if (before === undefined) return [{ file: at.file, edit: { insert: place, value: item } }]
  const name = id ?? freeId(before, siblingIds(root, at.path))
  const texts = textsOf(files, at).map(({ file, path }): FileEdit => {
    const value = valueAt(valueIn(files, file) as Plain, path)
    return { file, edit: { set: [...path.slice(0, -1), name], value } }
  })
  return [...texts, { file: at.file, edit: { insert: place, value: { ...Object(item), id: name } } }]
}

/** The edits that remove an item, with its texts in all languages. */
export function removalOfItem(files: readonly FileValue[], at: At): FileEdit[] {
  const texts = textsOf(files, at).map(({ file, path }): FileEdit => ({ file, edit: { remove: path } }))
  return [...texts, { file: at.file, edit: { remove: at.path } }]
}

export function siblingIds(root: unknown, path: Path): string[] {
  const list = valueAt(root as Plain, path.slice(0, -1))
  return Array.isArray(list) ? list.flatMap((_, index) => idAt(list, [index]) ?? []) : []
}

export function freeId(name: string, taken: readonly string[]): string {
  const [, start = name] = /^(.*)-\d+$/.exec(name) ?? []
  for (let count = 2; ; count += 1) if (!taken.includes(`${start}-${count}`)) return `${start}-${count}`
}
