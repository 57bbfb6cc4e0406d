import { join } from 'node:path'
import { type DraftStore, type Seen, versionIn, versionOf } from '../drafts/draft-store.ts'
import type { Published } from '../drafts/published.ts'
import { EditRefused } from '../edits/edit.ts'
import { isContentFile, isMediaFile } from '../files/content-path.ts'
import { hashOfBytes } from '../files/hash-of-bytes.ts'
import { filesBelow } from '../files/storage.ts'
import type { SetRecord, SetWriter } from '../files/write-set.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import type { FieldDifference } from './differences.ts'
import type { Repository, Version } from './repository.ts'

type Parts = { published: Published; drafts: DraftStore; writer: SetWriter; repository: Repository }

/** `isLost`: the earlier picture or document is not kept, so it cannot be restored. */
export type FileDifferences = {
  file: string
  state: 'changed' | 'new' | 'removed'
  fields: FieldDifference[]
  isLost?: boolean
}
/** A picture or document as it was, if it was another one than now. */
type EarlierMedia = { path: string; isThere: boolean; content: Buffer | undefined }

/** A draft that restoring a version would replace. */
export type DraftInTheWay = { file: string; version: string; by: string; at: string }
/** `drafts`: of the files that restoring the version changes. */
export type Difference = { files: FileDifferences[]; drafts: DraftInTheWay[] }

/** `files`: the drafts that were made. `lost`: pictures and documents that are not kept. `discarded` brings the drafts before back. */
export type Restored = { files: Seen[]; lost: string[]; discarded: string | undefined } | { conflict: readonly string[] }

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
    if (isCommit(id)) {
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

  /** The pictures and documents that an entry had in a version and has no more. What it has got since may stay: nothing refers to it. */
  async function earlierMedia(entry: string, id: string): Promise<EarlierMedia[]> {
    const folder = entry.replace(/\.yaml$/, '')
    const found = await (isCommit(id) ? mediaInGit(folder, id) : mediaInSets(entry, folder, id))
    const all = await Promise.all(
      found.map(async ({ path, content }): Promise<EarlierMedia[]> => {
        const now = await published.read(path)
        if (content !== undefined && now?.equals(content)) return []
        return [{ path, content, isThere: now !== undefined }]
      }),
    )
    return all.flat()
  }

  async function mediaInGit(folder: string, id: string) {
    const paths = (await repository.changedSince(id, folder)).filter(isMediaFile)
    return Promise.all(
      paths.map(async (path) => {
        const content = await repository.fileAt(id, path)
        // Git LFS keeps only a name here.
        return { path, content: isLfsPointer(content) ? undefined : content }
      }),
    )
  }

  /** A set keeps the pictures that were there before it, so that of a version is kept by the first set after it that wrote the picture. */
  async function mediaInSets(entry: string, folder: string, id: string) {
    const sets = (await writer.sets()).reverse()
    const at = id === oldest ? -1 : sets.findIndex((set) => set.id === id)
    const first =
      id === oldest ? sets.findIndex(({ files }) => files.some(({ path }) => isOf(entry, path) || isOf(folder, path))) : at + 1
    const later = sets.slice(first)
    const paths = new Set(later.flatMap(({ files }) => files.map(({ path }) => path)).filter(isMediaFile))
    const found = await Promise.all(
      [...paths]
        .filter((path) => isOf(folder, path))
        .map(async (path) => {
          const set = later.find(({ files }) => files.some((file) => file.path === path))
          const before = set?.files.find((file) => file.path === path)?.before ?? null
          if (!set || before === null) return []
          const content = await writer.fileOf(set.id, 'before', path)
          return [{ path, content: content && hashOfBytes(content) === before ? content : undefined }]
        }),
    )
    return found.flat()
  }

  /** What has changed from a version until now. */
  async function difference(entry: string, id: string): Promise<Difference> {
    const [then, now] = [await textsAt(entry, id), await textsNow(entry)]
    const files = [...new Set([...then.keys(), ...now.keys()])].sort()
    const texts: FileDifferences[] = []
    for (const file of files) {
      const [before, after] = [then.get(file), now.get(file)]
      if (before === after) continue
      const state = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed'
      texts.push({ file, state, fields: await inTextThread('differencesOf', file, before, after) })
    }
    const media = (await earlierMedia(entry, id)).map(
      ({ path, isThere, content }): FileDifferences => ({
        ...{ file: path, state: isThere ? 'changed' : 'removed', fields: [] },
        ...(content === undefined ? { isLost: true } : {}),
      }),
    )
    const all = [...texts, ...media]
    return { files: all, drafts: await draftsOf(all.filter(({ isLost }) => !isLost).map(({ file }) => file)) }
  }

  async function draftsOf(files: readonly string[]): Promise<DraftInTheWay[]> {
    const media = (await drafts.media()).map(({ path, ...facts }) => ({ file: path, ...facts }))
    return [...(await drafts.list()), ...media]
      .filter(({ file }) => files.includes(file))
      .map(({ file, version, by, at }) => ({ file, version, by, at }))
  }

  /**
   * Makes drafts of the files that were others in a version. Drafts of these files are discarded first, and only if they are the ones that
   * the editor has seen; those of other files stay.
   */
  async function restore(entry: string, id: string, { seen, by }: { seen: readonly Seen[]; by: string }): Promise<Restored> {
    const [then, now, media] = [await textsAt(entry, id), await textsNow(entry), await earlierMedia(entry, id)]
    const files = [...new Set([...then.keys(), ...now.keys()])].filter((file) => then.get(file) !== now.get(file)).sort()
    const kept = media.flatMap(({ path, content }) => (content ? [{ path, content }] : []))
    const inTheWay = await draftsOf([...files, ...kept.map(({ path }) => path)])
    const unseen = inTheWay.filter(({ file }) => seen.every((known) => known.file !== file)).map(({ file }) => file)
    if (unseen.length > 0) return { conflict: unseen }
    const discarded = seen.length > 0 ? await drafts.discard(seen) : undefined
    if (discarded && 'conflict' in discarded) return discarded
    const made: Seen[] = []
    for (const { path, content } of kept) {
      const before = await published.read(path)
      const version = before === undefined ? null : versionOf(before)
      const put = await drafts.putMedia({ file: path, version, bytes: content, by })
      if (!('conflict' in put)) made.push(put)
    }
    for (const file of files) {
      // Without a draft: one that somebody begins in this moment stays.
      const version = versionIn({ ...(await drafts.read(file)), draft: undefined })
      const done = await drafts.rebase({ file, version, text: then.get(file), by })
      if (!('conflict' in done)) made.push(done)
    }
    const lost = media.filter(({ content }) => content === undefined).map(({ path }) => path)
    return { files: made, lost, discarded: discarded?.id }
  }

  async function setsOf(entry: string): Promise<SetRecord[]> {
    return (await writer.sets()).filter(({ files }) => files.some(({ path }) => isOf(entry, path)))
  }

  return { versions, difference, restore }
}

const isCommit = (id: string) => /^[0-9a-f]{40,64}$/.test(id)
const isLfsPointer = (content: Buffer) => content.subarray(0, 40).toString('latin1').startsWith('version https://git-lfs')

const isOf = (entry: string, path: string) => path === entry || path.startsWith(`${entry}/`)

/** Never trust a name that a browser sends. */
function checkedEntry(entry: string) {
  if (!isContentFile(entry) && !/^[a-z]+\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(entry))
    throw new EditRefused('there is no such entry')
}
