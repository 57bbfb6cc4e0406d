import { entryOf } from '#contract/content/entry-of.ts'
import type { ContentFile } from '../read/content-file.ts'
import { isOfOneEntry } from './entry-names.ts'

type Files = readonly ContentFile[]

/** An entry that is served in an older version, or not at all. */
export type HeldBack = { entry: string; served: 'last good' | 'nothing' }

/** Pages need these entries, at least in an older version. */
const neverLeftOut = new Set(['home.yaml', 'banners.yaml'])

/** The entries to serve: those on disk, with held-back entries replaced by their last good version or left out. */
export function createEntrySet(onDisk: Files, lastGood: Files = []) {
  const before = byEntry(lastGood)
  const now = byEntry(onDisk)
  const held = new Map<string, HeldBack['served']>()

  const isChanged = (entry: string) => !haveSameTexts(before.get(entry), now.get(entry))

  /** Replaces an entry by its last good version, or leaves it out if there is none. Returns false if that changes nothing. */
  function holdBack(entry: string): boolean {
    if (held.has(entry) || !isChanged(entry)) return false
    const isNew = !before.has(entry)
    if (isNew && neverLeftOut.has(entry)) return false
    held.set(entry, isNew ? 'nothing' : 'last good')
    return true
  }

  return {
    isChanged,
    holdBack,
    /** Holds an entry back and returns a function that undoes it. */
    tryHoldingBack(entry: string): () => void {
      return holdBack(entry) ? () => held.delete(entry) : () => {}
    },
    /** Changed, added and deleted entries that are not held back. They may have caused faults in other entries. */
    changed: () => [...new Set([...before.keys(), ...now.keys()])].filter((entry) => couldBeCause(entry)),
    heldBack: (): HeldBack[] => [...held].map(([entry, served]) => ({ entry, served })),
    leftOut: () => [...held].flatMap(([entry, served]) => (served === 'nothing' ? [entry] : [])),
    files(): ContentFile[] {
      const served = new Map([...now].filter(([entry]) => !held.has(entry)))
      for (const [entry, files] of before) if (held.get(entry) === 'last good') served.set(entry, files)
      return [...served.values()].flat().sort((a, b) => (a.file < b.file ? -1 : 1))
    },
  }

  function couldBeCause(entry: string): boolean {
    const [file] = now.get(entry) ?? before.get(entry) ?? []
    return isChanged(entry) && !held.has(entry) && file !== undefined && isOfOneEntry(file.file)
  }
}

function byEntry(files: Files): Map<string, Files> {
  return Map.groupBy(files, ({ file }) => entryOf(file))
}

function haveSameTexts(some: Files = [], others: Files = []): boolean {
  return some.length === others.length && some.every((one, index) => isSame(one, others[index]))
}

const isSame = (one: ContentFile, other: ContentFile | undefined) =>
  one.file === other?.file && one.hash === other.hash && one.fault === other.fault
