import { join } from 'node:path'
import { z } from 'zod'
import { entryOf } from '#contract/content/entry-of.ts'
import { releasesFolder } from '#publishing/read/layers.ts'
import { layersOn, type Release, releasesIn } from '#publishing/read/releases.ts'
import { removedFile } from '#publishing/read/removed-files.ts'
import type { Draft, DraftStore } from '../drafts/draft-store.ts'
import { createPublished, type Published, removedIn } from '../drafts/published.ts'
import { isContentFile, isMediaFile, isWritable, releaseFactsFile } from '../files/content-path.ts'
import { EditRefused } from '../files/edit.ts'
import { hashOfBytes, parsedJson } from '../files/hash-of-bytes.ts'
import { filesBelow, readIfThere, textIfThere } from '../files/storage.ts'
import type { FileChange, SetFacts, SetRecord, SetWriter } from '../files/write-set.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import type { Commits } from './commits.ts'
import type { ContentCheck } from './content-check.ts'
import type { FileFault } from './content-checker.ts'
import { type Choices, type FieldConflict, pathKey } from './merge.ts'
import type { Committed } from './repository.ts'

/** The version of a draft that somebody has seen and wants to publish: a text, a picture or a document. */
export type Chosen = { file: string; version: string }
/** `changed`: somebody has changed these drafts since they were shown. `published`: fields that were published meanwhile, too. */
export type Refusal =
  | { refused: 'changed'; files: string[] }
  | { refused: 'conflict'; conflicts: DraftConflict[] }
  | { refused: 'faults'; faults: readonly FileFault[] }
  | { refused: 'busy' }
export type DraftConflict = { file: string; fields: FieldConflict[] }
export type PublishedSet = { id: string; files: string[]; git: Committed }

export type WaitingRelease = { name: string; title: string; day: string; by: string; at: string; isDue: boolean; files: string[] }

const ReleaseFacts = z.object({ title: z.string(), by: z.string(), at: z.string() })
const decode = (content: Uint8Array | undefined) => (content === undefined ? undefined : Buffer.from(content).toString('utf8'))

type Parts = {
  published: Published
  drafts: DraftStore
  writer: SetWriter
  check: ContentCheck
  commits: Commits
  /** The results of commits, by the set. */
  committed: Map<string, Committed>
  now: () => Date
  today: () => string
}
type By = { by: string }

/** Brings drafts into the content: at once, or as a release on a day. */
export function createPublisher({ published, drafts, writer, check, commits, committed, now, today }: Parts) {
  const { root } = published

  /** The chosen drafts on top of what is published on a day. Changes of other fields are merged; those of the same field are conflicts. */
  async function merged(chosen: readonly Chosen[], on: Published): Promise<{ changes: FileChange[] } | Refusal> {
    const all = new Map((await drafts.list()).map((draft) => [draft.file, draft]))
    const media = await drafts.media()
    const versionNow = (file: string) => (all.get(file) ?? media.find(({ path }) => path === file))?.version
    const changed = chosen.filter(({ file, version }) => versionNow(file) !== version).map(({ file }) => file)
    if (changed.length > 0) return { refused: 'changed', files: changed }
    const texts = chosen.filter(({ file }) => !isMediaFile(file))
    const results = await Promise.all(texts.map(({ file }) => mergedDraft(all.get(file), on)))
    const conflicts = results.filter(({ fields }) => fields.length > 0).map(({ file, fields }) => ({ file, fields }))
    if (conflicts.length > 0) return { refused: 'conflict', conflicts }
    const own = media.filter(({ path }) => chosen.some(({ file }) => file === path) || results.some((text) => names(text, path)))
    const written = results.map(({ file, text }) => ({ path: file, content: text === undefined ? undefined : Buffer.from(text) }))
    return { changes: [...written, ...(await mediaChanges(own))] }
  }

  async function mergedDraft(draft: Draft | undefined, on: Published) {
    if (!draft) throw new EditRefused('there is no such draft')
    const theirs = decode(await on.read(draft.file))
    const base = await drafts.baseText(draft.file)
    const { text, conflicts } = await inTextThread('mergeTexts', { base, theirs, mine: draft.text })
    return { file: draft.file, text, fields: conflicts }
  }

  async function mediaChanges(media: readonly { path: string }[]): Promise<FileChange[]> {
    return Promise.all(media.map(async ({ path }) => ({ path, content: await readIfThere(join(drafts.folder, path)) })))
  }

  /** What is wrong with the chosen drafts, without publishing them. */
  async function examine(chosen: readonly Chosen[], day: string = today()): Promise<readonly FileFault[] | Refusal> {
    const plan = await merged(
      chosen,
      createPublished(root, () => day),
    )
    return 'refused' in plan ? plan : check.faultsOf(plan.changes, { layers: layersOn(root, day), day })
  }

  /** Writes the chosen drafts into the content, with what is due of the releases. */
  async function publishNow(chosen: readonly Chosen[], { by }: By): Promise<PublishedSet | Refusal> {
    const merging = await hashesOf(chosen.map(({ file }) => file))
    const plan = await merged(chosen, published)
    if ('refused' in plan) return plan
    const due = await dueChanges()
    const carried = await intoReleases(plan.changes)
    const changes = new Map([...due, ...plan.changes, ...carried].map((change) => [change.path, change]))
    const seen = new Map([...(await hashesOf(changes.keys())), ...merging])
    const faults = await check.faultsOf(plan.changes, { layers: published.dueLayers(), day: today() })
    if (faults.length > 0) return { refused: 'faults', faults }
    const facts = { by, message: messageOf('Publish', plan.changes), drafts: [...chosen, ...draftsOf(plan.changes)] }
    return write([...changes.values()], facts, seen)
  }

  /** The files of releases that are due become files of the content itself. */
  async function dueChanges(): Promise<FileChange[]> {
    const releases = releasesIn(root).filter(({ day }) => day <= today())
    const changes: FileChange[] = []
    for (const release of releases) {
      for (const path of (await removedIn(release.folder)).filter(isWritable)) changes.push({ path, content: undefined })
      for (const path of await contentFilesOf(release))
        changes.push({ path, content: await readIfThere(join(release.folder, path)) })
      changes.push(...(await removalOf(release)))
    }
    // A file that one release adds and a later one removes may not be there at all.
    return changes
  }

  /** Takes the chosen sides of a conflict into the draft. False if the draft has changed, or something is still undecided. */
  async function resolve({ file, version }: Chosen, choices: Choices, { by }: By): Promise<boolean> {
    const { draft, published: theirs } = await drafts.read(file)
    if (draft?.version !== version) return false
    const { text, conflicts } = await inTextThread(
      'mergeTexts',
      { base: await drafts.baseText(file), theirs, mine: draft.text },
      choices,
    )
    if (conflicts.length > 0) return false
    return !('conflict' in (await drafts.rebase({ file, version, text, by })))
  }

  /** A release replaces whole files on its day, so what is published until then has to be in its files too. */
  async function intoReleases(changes: readonly FileChange[]): Promise<FileChange[]> {
    const later = releasesIn(root).filter(({ day }) => day > today())
    const carried: FileChange[] = []
    for (const { folder, name } of later) {
      for (const { path, content } of changes) {
        const mine = await textIfThere(join(folder, path))
        const base = decode(await published.read(path))
        if (mine === undefined || content === undefined || base === undefined || !path.endsWith('.yaml')) continue
        const texts = { base, theirs: decode(content), mine }
        const fields = (await inTextThread('mergeTexts', texts)).conflicts
        // Where both have changed a field, the release was made for its day.
        const { text } = await inTextThread(
          'mergeTexts',
          texts,
          new Map(fields.map(({ path: field }) => [pathKey(field), 'mine'])),
        )
        if (text !== undefined && text !== mine)
          carried.push({ path: `${releasesFolder}/${name}/${path}`, content: Buffer.from(text) })
      }
    }
    return carried
  }

  /** Writes the chosen drafts into the folder of a release, which every site applies by itself on its day. */
  async function publishOn(
    chosen: readonly Chosen[],
    when: { day: string; title: string },
    { by }: By,
  ): Promise<PublishedSet | Refusal> {
    if (when.day <= today()) throw new EditRefused('the day of a release must be in the future')
    const merging = await hashesOf(chosen.map(({ file }) => file))
    const plan = await merged(
      chosen,
      createPublished(root, () => when.day),
    )
    if ('refused' in plan) return plan
    const name = releaseName(when)
    const folder = join(root, releasesFolder, name)
    const at = now().toISOString()
    const removed = new Set(await removedIn(folder))
    const inFolder: FileChange[] = []
    for (const { path, content } of plan.changes) {
      if (content === undefined) removed.add(path)
      else removed.delete(path)
      if (content !== undefined || (await readIfThere(join(folder, path)))) inFolder.push({ path, content })
    }
    const facts = Buffer.from(`${JSON.stringify({ title: when.title, by, at })}\n`)
    const list = removed.size > 0 ? Buffer.from(`${JSON.stringify([...removed].sort())}\n`) : undefined
    inFolder.push({ path: releaseFactsFile, content: facts })
    if (list || (await readIfThere(join(folder, removedFile)))) inFolder.push({ path: removedFile, content: list })
    const changes = inFolder.map(({ path, content }) => ({ path: `${releasesFolder}/${name}/${path}`, content }))
    const seen = new Map([...(await hashesOf(changes.map(({ path }) => path))), ...merging])
    const faults = await check.faultsOf(plan.changes, { layers: layersOn(root, when.day), day: when.day })
    if (faults.length > 0) return { refused: 'faults', faults }
    const message = `${messageOf('Plan', plan.changes)} for ${when.day}`
    return write(changes, { by, message, drafts: [...chosen, ...draftsOf(plan.changes)] }, seen)
  }

  async function releases(): Promise<WaitingRelease[]> {
    return Promise.all(
      releasesIn(root).map(async (release) => {
        const facts = ReleaseFacts.safeParse(parsedJson((await textIfThere(join(release.folder, releaseFactsFile))) ?? ''))
        const { title, by, at } = facts.success ? facts.data : { title: release.name.slice('2030-01-01-'.length), by: '', at: '' }
        const files = [...(await contentFilesOf(release)), ...(await removedIn(release.folder))].sort()
        return { name: release.name, title, by, at, day: release.day, isDue: release.day <= today(), files }
      }),
    )
  }

  /** The files of a release become drafts again. Drafts of the same files have to go first. */
  async function releaseToDrafts(name: string, { by }: By): Promise<PublishedSet | Refusal> {
    const release = releaseOf(name)
    const files = await contentFilesOf(release)
    const removed = await removedIn(release.folder)
    const taken = new Set([...(await drafts.list()).map(({ file }) => file), ...(await drafts.media()).map(({ path }) => path)])
    const twice = [...files, ...removed].filter((file) => taken.has(file))
    if (twice.length > 0) return { refused: 'changed', files: twice }
    const toDrafts = [
      ...files.map((file) => ({ file, from: `${releasesFolder}/${name}/${file}` })),
      ...removed.filter(isContentFile).map((file) => ({ file, from: null })),
    ]
    return write(await removalOf(release), { by, message: `Make drafts of the release ${name}`, toDrafts })
  }

  /** Undo: `revert` with the id of the set. */
  async function removeRelease(name: string, { by }: By): Promise<PublishedSet | Refusal> {
    return write(await removalOf(releaseOf(name)), { by, message: `Remove the release ${name}` })
  }

  async function revert(id: string, { by }: By): Promise<PublishedSet | Refusal> {
    const result = await writer.revert(id, { by, at: now().toISOString(), message: 'Undo' })
    return outcomeOf(result)
  }

  /** Of the files as they are now. Null: there is none. */
  async function hashesOf(paths: Iterable<string>): Promise<Map<string, string | null>> {
    const hashes = new Map<string, string | null>()
    for (const path of paths) {
      const content = await readIfThere(join(root, path))
      hashes.set(path, content === undefined ? null : hashOfBytes(content))
    }
    return hashes
  }

  /** `known`: what the drafts were merged with and checked over. It must still be there when the files are written: checks take seconds. */
  async function write(changes: readonly FileChange[], facts: Omit<SetFacts, 'at'>, known?: Map<string, string | null>) {
    const seen = known ?? (await hashesOf(changes.map(({ path }) => path)))
    const existing = changes.filter(({ path, content }) => content !== undefined || seen.get(path) !== null)
    return outcomeOf(await writer.write(existing, { ...facts, at: now().toISOString() }, seen))
  }

  function outcomeOf(result: { set: SetRecord } | { conflict: string[] }): PublishedSet | Refusal {
    if ('conflict' in result) return { refused: 'changed', files: result.conflict }
    const { id, files } = result.set
    const git = committed.get(id) ?? { commit: 'none', push: 'off' }
    committed.delete(id)
    return { id, files: files.map(({ path }) => path), git }
  }

  function releaseOf(name: string): Release {
    const found = releasesIn(root).find((release) => release.name === name)
    if (!found) throw new EditRefused('there is no such release')
    return found
  }

  async function removalOf({ folder, name }: Release): Promise<FileChange[]> {
    const files = await filesBelow(folder)
    // What else somebody has put there stays.
    const paths = files.map((path) => `${releasesFolder}/${name}/${path}`).filter(isWritable)
    return paths.map((path) => ({ path, content: undefined }))
  }

  return { examine, resolve, publishNow, publishOn, releases, releaseToDrafts, removeRelease, revert, commitAgain: commits.again }
}

/** Whether a text needs a picture or document: one of its own entry is named without the entry's folder. */
function names({ file, text = '' }: { file: string; text: string | undefined }, path: string): boolean {
  const entry = entryOf(path)
  return text.includes(`/${path}`) || (entryOf(file) === entry && text.includes(path.slice(entry.length + 1)))
}

const contentFilesOf = async ({ folder }: Release) =>
  (await filesBelow(folder)).filter((path) => isContentFile(path) || isMediaFile(path))

/** Pictures have no version that anybody has seen: they are settled as they are now. */
function draftsOf(changes: readonly FileChange[]): Chosen[] {
  return changes.flatMap(({ path, content }) =>
    content && isMediaFile(path) ? [{ file: path, version: hashOfBytes(content) }] : [],
  )
}

function messageOf(verb: string, changes: readonly FileChange[]): string {
  const entries = [...new Set(changes.map(({ path }) => entryOf(path)))]
  const [first = '', ...others] = entries
  return others.length === 0 ? `${verb} ${first}` : `${verb} ${first} and ${others.length} more`
}

/** `2026-12-01-new-year`. A title in Chinese has no letters for a folder. */
function releaseName({ day, title }: { day: string; title: string }): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${day}-${words.slice(0, 60) || 'release'}`
}
