import { type Edit, EditRefused, type Path } from '#studio/edits/edit.ts'
import { editValue, type Plain } from '#studio/edits/edit-value.ts'

/** The value at a path. Undefined if there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Array.isArray(value) ? value[Number(step)] : Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined
  }
  return value
}

/** What a value is after an edit. Undefined if the edit does not fit it. */
export function edited(root: unknown, edit: Edit): { value: unknown } | undefined {
  try {
    return { value: editValue((root ?? {}) as Plain, edit) }
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}

/** The edit that takes an edit back. `root`: the value before it. */
export function inverseOf(root: unknown, edit: Edit): Edit {
  if ('set' in edit) {
    const before = valueAt(root, edit.set)
    return before === undefined ? removeAdded(root, edit.set) : { set: edit.set, value: before }
  }
  if ('insert' in edit) {
    return valueAt(root, edit.insert.slice(0, -1)) === undefined ? removeAdded(root, edit.insert) : { remove: edit.insert }
  }
  if ('move' in edit) return { move: [...edit.move.slice(0, -1), edit.to], to: Number(edit.move.at(-1)) }
  const value = valueAt(root, edit.remove)
  const isItem = Array.isArray(valueAt(root, edit.remove.slice(0, -1)))
  return isItem ? { insert: edit.remove, value } : { set: edit.remove, value }
}

/** Adding a value may have added the maps and lists around it. */
function removeAdded(root: unknown, path: Path): Edit {
  const length = path.findIndex((_, at) => valueAt(root, path.slice(0, at + 1)) === undefined)
  return { remove: path.slice(0, length + 1) }
}

/** Where an edit is. */
export const pathOf = (edit: Edit): Path => Object.values(edit).find(Array.isArray) as Path

export const isSamePath = (a: Path, b: Path) => a.join('\0') === b.join('\0')
