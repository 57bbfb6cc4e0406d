import { join } from 'node:path'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { Published } from '../drafts/published.ts'
import { isContentFile } from '../files/content-path.ts'
import { EditRefused } from '../files/edit.ts'
import { filesBelow } from '../files/storage.ts'
import type { SetRecord, SetWriter } from '../files/write-set.ts'
import { differencesOf, type FieldDifference } from './differences.ts'
import type { Repository, Version } from './repository.ts'

type Parts = { published: Published; drafts: DraftStore; writer: SetWriter; repository: Repository }

export type FileDifferences = { file: string; state: 'changed' | 'new' | 'removed'; fields: FieldDifference[] }

const oldest = 'oldest'

/** Earlier versions of an entry: from git, otherwise from what each publishing has kept. An entry is a folder such as `news/x`, or a file. */
export function createHistory({ published, drafts, writer, repository }: Parts) {
  async function versions(entry: string): Promise<Version[]> {
    checkedEntry(entry)
    if (await repository.isThere()) {
      const found = await repository.versions(entry).catch((): Version[] => [])
      if (found.length > 0) return found
    }
    const sets = await setsOf(entry)
    const known = sets.map(({ id, by, at, message }) => ({ id, by, at, message }))
    const first = sets.at(-1)
    // What was there before the studio wrote it for the first time.
    const isOlder = first?.files.some(({ path, before }) => isOf(entry, path) && before !== null)
    return isOlder ? [...known, { id: oldest, by: '', at: '', message: '' }] : known
  }

  /** The texts of an entry in a version, by file. */
  async function textsAt(entry: string, id: string): Promise<Map<string, string>> {
    checkedEntry(entry)
    if (/^[0-9a-f]{40,64}$/.test(id)) {
      const files = (await repository.filesAt(id, entry)).filter(isContentFile)
      const texts = await Promise.all(
        files.map(async (file) => [file, (await repository.fileAt(id, file)).toString('utf8')] as const),
      )
      return new Map(texts)
    }
    const sets = (await setsOf(entry)).reverse()
    const at = id === oldest ? -1 : sets.findIndex((set) => set.id === id)
    if (at === -1 && id !== oldest) throw new EditRefused('there is no such version')
    const texts = await textsNow(entry)
    const paths = new Set([...texts.keys(), ...sets.flatMap((set) => set.files.map(({ path }) => path))])
    for (const path of [...paths].filter((one) => isOf(entry, one) && isContentFile(one))) {
      const text = await textIn(sets, at, path, texts.get(path))
      if (text === undefined) texts.delete(path)
      else texts.set(path, text)
    }
    return texts
  }

  /** The last set up to the version that wrote the file has it; else the first after it kept what was there. */
  async function textIn(sets: readonly SetRecord[], at: number, path: string, now: string | undefined) {
    const wrote = (set: SetRecord) => set.files.some((file) => file.path === path)
    const before = sets.slice(0, at + 1).findLast(wrote)
    if (before) return (await writer.fileOf(before.id, 'after', path))?.toString('utf8')
    const later = sets.slice(at + 1).find(wrote)
    return later ? (await writer.fileOf(later.id, 'before', path))?.toString('utf8') : now
  }

  async function textsNow(entry: string): Promise<Map<string, string>> {
    const folders = [published.root, ...published.dueLayers()]
    const listed = await Promise.all(folders.map(async (folder) => filesBelow(join(folder, entry))))
    const names = entry.endsWith('.yaml') ? [entry] : listed.flat().map((name) => `${entry}/${name}`)
    const texts = new Map<string, string>()
    for (const file of new Set(names.filter(isContentFile))) {
      const text = (await published.read(file))?.toString('utf8')
      if (text !== undefined) texts.set(file, text)
    }
    return texts
  }

  /** What has changed from a version until now. */
  async function difference(entry: string, id: string): Promise<FileDifferences[]> {
    const [then, now] = [await textsAt(entry, id), await textsNow(entry)]
    const files = [...new Set([...then.keys(), ...now.keys()])].sort()
    return files.flatMap((file): FileDifferences[] => {
      const [before, after] = [then.get(file), now.get(file)]
      if (before === after) return []
      const state = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed'
      return [{ file, state, fields: differencesOf(file, before, after) }]
    })
  }

  /** Drafts of the same files are discarded first: `discarded` brings them back. */
  async function restore(entry: string, id: string, by: string): Promise<{ files: string[]; discarded: string | undefined }> {
    const [then, now] = [await textsAt(entry, id), await textsNow(entry)]
    const taken = (await drafts.list()).map(({ file }) => file).filter((file) => isOf(entry, file))
    const discarded = taken.length > 0 ? await drafts.discard(taken) : undefined
    const files = [...new Set([...then.keys(), ...now.keys()])].filter((file) => then.get(file) !== now.get(file)).sort()
    for (const file of files) await drafts.rebase(file, then.get(file), by)
    return { files, discarded }
  }

  async function setsOf(entry: string): Promise<SetRecord[]> {
    return (await writer.sets()).filter(({ files }) => files.some(({ path }) => isOf(entry, path)))
  }

  return { versions, difference, restore }
}

const isOf = (entry: string, path: string) => path === entry || path.startsWith(`${entry}/`)

/** Never trust a name that a browser sends. */
function checkedEntry(entry: string) {
  if (!isContentFile(entry) && !/^[a-z]+\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(entry))
    throw new EditRefused('there is no such entry')
}
