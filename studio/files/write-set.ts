import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { markerFile, publishingFolder } from '#publishing/files/publishing-marker.ts'
import { EditRefused } from '../edits/edit.ts'
import { checkedWritable } from './content-path.ts'
import { refuseLinks, removeEmptyFolders } from './folders.ts'
import { hashOfBytes, parsedJson } from './hash-of-bytes.ts'
import { LockTaken, takeLock } from './lock.ts'
import { flushFolder, readIfThere, storing, textIfThere, writeFlushed, writeWhole } from './storage.ts'

/** `content` is undefined if the file goes. */
export type FileChange = { path: string; content: Uint8Array | undefined }
/** What was done, by whom and when. */
export type SetFacts = Pick<SetRecord, 'by' | 'at' | 'message'> & {
  drafts?: SetRecord['drafts']
  toDrafts?: SetRecord['toDrafts']
  /** Names of the releases that go with the set. */
  without?: SetRecord['without']
}

const Hash = z.string().nullable()
const SetRecord = z.object({
  id: z.string(),
  by: z.string(),
  at: z.string(),
  message: z.string(),
  /** The drafts that are published with it. */
  drafts: z.array(z.object({ file: z.string(), version: z.string() })).optional(),
  /** Files of a release that become drafts, with where each is below the content folder. Null: the release removes the file. */
  toDrafts: z.array(z.object({ file: z.string(), from: z.string().nullable() })).optional(),
  without: z.array(z.string()).optional(),
  files: z.array(z.object({ path: z.string(), before: Hash, after: Hash })),
  /** In a journal: another studio has brought the files in. */
  isIn: z.boolean().optional(),
})
/** A set of files that was written together. Hashes are null where there is no file. */
export type SetRecord = z.infer<typeof SetRecord>

/** Another studio is writing. */
export class SetBusy extends Error {}

type Parts = {
  /** The content folder. */
  root: string
  /** `<DATA_DIR>/studio` */
  folder: string
  /** Runs before any file is changed; if it fails, none is. Again at the next start if the set was not finished. */
  beforehand?: (set: SetRecord) => Promise<void>
  /** Runs when all files are written, again at the next start if it was not finished. */
  afterwards?: (set: SetRecord) => Promise<void>
}

export type SetWriter = ReturnType<typeof createSetWriter>

/**
 * Writes files in whole: all of them or none, whatever happens. Everything is prepared beside the content first, then a journal is written
 * to it, then all files are renamed at once. At the next start, a journal is finished; what has no journal is removed. Studios with data
 * folders of their own may share a content folder: any of them finishes the files of one that was killed.
 */
export function createSetWriter({ root, folder, beforehand = async () => {}, afterwards = async () => {} }: Parts) {
  const stagedSets = join(root, publishingFolder, 'staged')
  const staged = (id: string) => join(stagedSets, id)
  const journal = (id: string) => join(staged(id), 'journal.json')
  const history = (id: string) => join(folder, 'history', id)
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(write: () => Promise<T>): Promise<T> {
    const result = last.then(() => storing(() => locked(root, write)))
    last = result.catch(() => {})
    return result
  }

  /** `seen`: the hash that each file had when the editor saw it, also of files that stay. If one differs, nothing is written. */
  async function write(
    changes: readonly FileChange[],
    facts: SetFacts,
    seen: ReadonlyMap<string, string | null> = new Map(),
  ): Promise<{ set: SetRecord } | { conflict: string[] }> {
    for (const { path } of changes) await refuseLinks(root, checkedWritable(path))
    return inTurn(async () => {
      const set: SetRecord = { id: newId(facts.at), ...facts, files: [] }
      try {
        const conflict = await prepare(set, changes.toSorted(inOrder), seen)
        if (conflict.length > 0) {
          await forget(set)
          return { conflict }
        }
      } catch (error) {
        await forget(set)
        throw error
      }
      // From here on, the set counts as written.
      await writeWhole(journal(set.id), JSON.stringify(set))
      await finish(set)
      return { set }
    })
  }

  /** Stages the new files and keeps the old ones. Returns the files that have changed since they were seen. */
  async function prepare(set: SetRecord, changes: readonly FileChange[], seen: ReadonlyMap<string, string | null>) {
    const changed: string[] = []
    for (const [path, hash] of seen) {
      const now = await readIfThere(join(root, path))
      if (hash !== (now === undefined ? null : hashOfBytes(now))) changed.push(path)
    }
    await mkdir(staged(set.id), { recursive: true })
    // Says that the set is of this studio.
    await mkdir(history(set.id), { recursive: true })
    for (const [index, { path, content }] of changes.entries()) {
      const before = await readIfThere(join(root, path))
      const hash = before === undefined ? null : hashOfBytes(before)
      set.files.push({ path, before: hash, after: content === undefined ? null : hashOfBytes(content) })
      if (before !== undefined) await keep(join(history(set.id), 'before', path), before)
      if (content === undefined) continue
      await writeFlushed(join(staged(set.id), String(index)), content)
      // Pictures are large, and the next set that changes one keeps it.
      if (path.endsWith('.yaml')) await keep(join(history(set.id), 'after', path), content)
    }
    await flushFolder(staged(set.id))
    await flushFolder(stagedSets)
    return changed
  }

  async function forget({ id }: SetRecord) {
    await rm(staged(id), { recursive: true, force: true })
    await rm(history(id), { recursive: true, force: true })
  }

  async function finish(set: SetRecord, { again = false } = {}) {
    const { id } = set
    try {
      await beforehand(set)
      if (!set.isIn) await bringIn(set, again)
    } catch (error) {
      await putBack(set)
      throw error
    }
    await writeWhole(join(history(id), 'set.json'), JSON.stringify(set))
    await afterwards(set)
    await rm(journal(id), { force: true })
    await rm(staged(id), { recursive: true, force: true })
  }

  async function bringIn(set: SetRecord, again: boolean) {
    const created = set.files.filter(({ after }) => after !== null).map(({ path }) => dirname(join(root, path)))
    for (const one of new Set(created)) await mkdir(one, { recursive: true })
    await mkdir(dirname(markerFile(root)), { recursive: true })
    switchFiles(set, again)
    for (const one of new Set(set.files.map(({ path }) => dirname(join(root, path))))) await flushFolder(one)
    for (const { path, after } of set.files) if (after === null) removeEmptyFolders(root, dirname(path))
  }

  /** Synchronous, so that nothing of this process comes between. The site reads nothing while the marker exists. */
  function switchFiles({ id, files }: SetRecord, again: boolean) {
    writeFileSync(markerFile(root), id)
    try {
      for (const [index, { path, before, after }] of files.entries()) {
        // The second time, the file may be another one that was published since.
        if (after === null && (!again || hashNow(join(root, path)) === before)) rmSync(join(root, path), { force: true })
        if (after !== null) renameIfThere(join(staged(id), String(index)), join(root, path))
      }
    } finally {
      rmSync(markerFile(root), { force: true })
    }
  }

  /** A folder cannot be written after all: all files become what they were. */
  async function putBack(set: SetRecord) {
    for (const { path, before } of set.files) {
      const old = before === null ? undefined : await fileOf(set.id, 'before', path)
      const now = await readIfThere(join(root, path))
      if (old === undefined && now !== undefined) await rm(join(root, path), { force: true })
      if (old !== undefined && (now === undefined || hashOfBytes(now) !== before)) await writeWhole(join(root, path), old)
    }
    await rm(journal(set.id), { force: true })
    await forget(set)
  }

  /** Finishes what a killed process has begun to write, and removes what it only prepared. */
  async function recover(): Promise<SetRecord[]> {
    if (!(await hasLeftovers())) return []
    return inTurn(async () => {
      const finished: SetRecord[] = []
      for (const id of (await namesIn(stagedSets)).sort()) {
        const set = SetRecord.safeParse(parsedJson((await textIfThere(journal(id))) ?? ''))
        // The lock is ours, so nobody is preparing it any more.
        if (!set.success) await rm(staged(id), { recursive: true, force: true })
        else if (existsSync(history(id))) {
          await finish(set.data, { again: true })
          finished.push(set.data)
        }
        // What comes after the files is left to the studio that has the drafts.
        else if (!set.data.isIn) {
          await bringIn(set.data, true)
          await writeWhole(journal(id), JSON.stringify({ ...set.data, isIn: true }))
        }
      }
      await rm(markerFile(root), { force: true })
      for (const id of await namesIn(join(folder, 'history'))) {
        if ((await textIfThere(join(history(id), 'set.json'))) === undefined)
          await rm(history(id), { recursive: true, force: true })
      }
      return finished
    })
  }

  async function hasLeftovers() {
    const left = [stagedSets, dirname(markerFile(root))]
    const names = await Promise.all(left.map(namesIn))
    return names.some((each) => each.length > 0)
  }

  /** All sets, the newest first. */
  async function sets(): Promise<SetRecord[]> {
    const ids = (await namesIn(join(folder, 'history'))).sort().reverse()
    const records = await Promise.all(
      ids.map(async (id) => SetRecord.safeParse(parsedJson((await textIfThere(join(history(id), 'set.json'))) ?? ''))),
    )
    return records.flatMap((record) => (record.success ? [record.data] : []))
  }

  /** A file before or after a set. */
  const fileOf = (id: string, when: 'before' | 'after', path: string) => readIfThere(join(history(id), when, path))

  /** Writes back what a set has changed, unless one of its files has changed since. */
  async function revert(id: string, facts: SetFacts) {
    const set = (await sets()).find((one) => one.id === id)
    if (!set) throw new EditRefused('there is no such set')
    const changes = await Promise.all(
      set.files.map(async ({ path, before }) => ({
        path,
        content: before === null ? undefined : await fileOf(id, 'before', path),
      })),
    )
    return write(changes, facts, new Map(set.files.map(({ path, after }) => [path, after])))
  }

  /**
   * Deletes sets that are older than a day, as an ISO time, if each of their files has been written often enough since.
   * Returns how many.
   */
  function clean(before: string, newerVersions: number): Promise<number> {
    return inTurn(async () => {
      const later = new Map<string, number>()
      let count = 0
      for (const { id, at, files } of await sets()) {
        const isNeeded = at >= before || files.some(({ path }) => (later.get(path) ?? 0) < newerVersions)
        for (const { path } of files) later.set(path, (later.get(path) ?? 0) + 1)
        if (isNeeded) continue
        count += 1
        // First: without it, the rest is no version any more.
        await rm(join(history(id), 'set.json'), { force: true })
        await rm(history(id), { recursive: true, force: true })
      }
      return count
    })
  }

  return { write, recover, sets, fileOf, revert, clean }
}

const newId = (at: string) => `${at.replace(/[^0-9]/g, '').slice(0, 17)}-${randomUUID().slice(0, 8)}`

/** Pictures first: a text must not refer to one that is not there yet. */
const rankOf = ({ path, content }: FileChange) => (content === undefined ? 2 : path.endsWith('.yaml') ? 1 : 0)
const inOrder = (a: FileChange, b: FileChange) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : 1)

async function keep(path: string, content: Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  await writeFlushed(path, content)
}

function hashNow(path: string): string | undefined {
  return existsSync(path) ? hashOfBytes(readFileSync(path)) : undefined
}

/** A staged file that is gone has been renamed before. */
function renameIfThere(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])

/** One studio at a time writes into a content folder. */
async function locked<T>(root: string, write: () => Promise<T>): Promise<T> {
  const release = lockOf(root)
  try {
    return await write()
  } finally {
    release()
  }
}

function lockOf(root: string) {
  try {
    return takeLock(join(root, publishingFolder, 'lock'))
  } catch (error) {
    throw error instanceof LockTaken ? new SetBusy() : error
  }
}
