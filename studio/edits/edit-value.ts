import { type Edit, EditRefused, type Path } from './edit.ts'

/** A plain value of YAML or JSON. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
type PlainMap = { [key: string]: Plain }

export const isMapValue = (value: unknown): value is PlainMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As JSON would carry it: without undefined keys, classes or functions. */
export function plain(value: unknown): Plain {
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new EditRefused('the new value is missing')
  return JSON.parse(text)
}

/** Whether two values are the same. The order of keys in a map says nothing. */
export const isSame = (a: Plain, b: Plain): boolean => canonical(a) === canonical(b)

const canonical = (value: Plain) =>
  JSON.stringify(value, (_, part: unknown) =>
    isMapValue(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

/** What a value is after an edit. */
export function editValue(root: Plain, edit: Edit): Plain {
  const copy = structuredClone(root)
  if ('set' in edit) return setIn(copy, edit.set, plain(edit.value))
  if ('remove' in edit) {
    const { parent, step } = parentIn(copy, edit.remove)
    if (Array.isArray(parent)) parent.splice(indexIn(parent, step), 1)
    else if (Object.hasOwn(parent, step)) delete parent[step]
    else throw new EditRefused(`there is no ${edit.remove.join('.')}`)
    return copy
  }
  if ('insert' in edit) {
    const list = listIn(copy, edit.insert)
    const index = Number(edit.insert.at(-1))
    if (!Number.isInteger(index) || index < 0 || index > list.length) throw new EditRefused(`cannot insert at ${index}`)
    list.splice(index, 0, plain(edit.value))
    return Array.isArray(parentValue(copy, edit.insert)) ? copy : setIn(copy, edit.insert.slice(0, -1), list)
  }
  const { parent, step } = parentIn(copy, edit.move)
  if (!Array.isArray(parent)) throw new EditRefused(`${edit.move.join('.')} is not in a list`)
  const [item] = parent.splice(indexIn(parent, step), 1)
  if (item === undefined || !Number.isInteger(edit.to) || edit.to < 0 || edit.to > parent.length)
    throw new EditRefused(`cannot move to ${edit.to}`)
  parent.splice(edit.to, 0, item)
  return copy
}

/** The value at a path. Undefined if there is none. */
export function valueAt(root: Plain, path: Path): Plain | undefined {
  let value: Plain | undefined = root
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (isMapValue(value) && Object.hasOwn(value, step)) value = value[step]
    else return undefined
  }
  return value
}

function setIn(root: Plain, path: Path, value: Plain): Plain {
  if (path.length === 0) return value
  const { parent, step } = parentIn(root, path, true)
  if (!Array.isArray(parent)) parent[checkedKey(step)] = value
  else if (Number(step) === parent.length) parent.push(value)
  else parent[indexIn(parent, step)] = value
  return root
}

/** The map or list that holds the last step. `create`: missing maps on the way appear. */
function parentIn(root: Plain, path: Path, create = false): { parent: PlainMap | Plain[]; step: string | number } {
  const step = path.at(-1)
  let parent: Plain = root
  for (const one of path.slice(0, -1)) {
    let next = valueAt(parent, [one])
    if (create && (next === undefined || next === null) && isMapValue(parent)) {
      next = {}
      parent[checkedKey(one)] = next
    }
    if (next === undefined) throw new EditRefused(`there is no ${path.join('.')}`)
    parent = next
  }
  if (step === undefined || (!Array.isArray(parent) && !isMapValue(parent))) {
    throw new EditRefused(`there is no ${path.join('.')}`)
  }
  return { parent, step }
}

const parentValue = (root: Plain, path: Path) => valueAt(root, path.slice(0, -1))

/** A missing list counts as an empty one. */
function listIn(root: Plain, path: Path): Plain[] {
  const list = parentValue(root, path) ?? []
  if (!Array.isArray(list)) throw new EditRefused(`${path.slice(0, -1).join('.')} is not a list`)
  return list
}

function indexIn(list: readonly Plain[], step: string | number): number {
  const index = Number(step)
  if (!Number.isInteger(index) || index < 0 || index >= list.length) throw new EditRefused(`there is no item ${step}`)
  return index
}

function checkedKey(step: string | number): string {
  if (step === '__proto__') throw new EditRefused('this key is not allowed')
  return String(step)
}
