import type { Path } from '../edits/edit.ts'
import { isMapValue, isSame, type Plain } from '../edits/edit-value.ts'

/** An edit of one place. `replace` prints the whole value anew. */
export type SmallEdit =
  | { kind: 'replace'; path: Path; value: Plain }
  | { kind: 'add'; path: Path; value: Plain }
  | { kind: 'insert'; path: Path; value: Plain }
  | { kind: 'remove'; path: Path }

/** What turns one value into another, so that whatever is the same in both keeps its text, comments and order. */
export function smallestEdits(before: Plain, after: Plain, path: Path = []): SmallEdit[] {
  if (isSame(before, after)) return []
  if (isMapValue(before) && isMapValue(after) && Object.keys(before).length > 0) {
    const added = Object.entries(after).filter(([key]) => !Object.hasOwn(before, key))
    return [
      // Added before others are removed: an empty map would be printed anew.
      ...added.map(([key, value]): SmallEdit => ({ kind: 'add', path: [...path, key], value })),
      ...Object.entries(before).flatMap(([key, value]): SmallEdit[] => {
        const next = Object.hasOwn(after, key) ? after[key] : undefined
        return next === undefined ? [{ kind: 'remove', path: [...path, key] }] : smallestEdits(value, next, [...path, key])
      }),
    ]
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0) {
    return editsOfList(before, after, path)
  }
  return [{ kind: 'replace', path, value: after }]
}

function editsOfList(before: readonly Plain[], after: readonly Plain[], path: Path): SmallEdit[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && sameAt(before, start, after, start)) start += 1
  let end = 0
  while (end < shorter - start && sameAt(before, before.length - 1 - end, after, after.length - 1 - end)) end += 1

  const [oldItems, newItems] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const both = Math.min(oldItems.length, newItems.length)
  const changed = oldItems.slice(0, both).flatMap((item, index) => {
    const next = newItems[index]
    return next === undefined ? [] : smallestEdits(item, next, [...path, start + index])
  })
  const inserted = newItems
    .slice(both)
    .map((value, index): SmallEdit => ({ kind: 'insert', path: [...path, start + both + index], value }))
  // From the last one on: each removal moves the items after it.
  const removed = oldItems
    .slice(both)
    .map((_, index): SmallEdit => ({ kind: 'remove', path: [...path, start + both + index] }))
    .reverse()
  return [...changed, ...inserted, ...removed]
}

function sameAt(a: readonly Plain[], i: number, b: readonly Plain[], j: number): boolean {
  const [one, other] = [a[i], b[j]]
  return one !== undefined && other !== undefined && isSame(one, other)
}
