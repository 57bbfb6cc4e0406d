import { join } from 'node:path'
import { entryOf } from '#contract/content/entry-of.ts'
import { releasesFolder } from '#publishing/read/layers.ts'
import { layersOn, type Release, releasesIn } from '#publishing/read/releases.ts'
import type { Draft, DraftStore } from '../drafts/draft-store.ts'
import { type Published, readThrough, removedIn } from '../drafts/published.ts'
import { EditRefused } from '../edits/edit.ts'
import { isContentFile, isMediaFile } from '../files/content-path.ts'
import { hashOfBytes } from '../files/hash-of-bytes.ts'
import { readIfThere } from '../files/storage.ts'
import type { FileChange, SetFacts, SetRecord, SetWriter } from '../files/write-set.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import type { Commits } from './commits.ts'
import type { ContentCheck } from './content-check.ts'
import type { FileFault } from './content-checker.ts'
import type { Choices, FieldConflict } from './merge.ts'
import { carryInto, mergeOwn, type TextChange, textBefore } from './planned/carry.ts'
import { contentFilesOf, factsOf, freeName, inContent, newRelease, removalOf } from './planned/release-folder.ts'
import type { Committed } from './repository.ts'

/** The version of a draft that somebody has seen and wants to publish: a text, a picture or a document. */
export type Chosen = { file: string; version: string }
/**
 * `changed`: somebody has changed these drafts since they were shown. `conflict`: fields that were published meanwhile, too. `scheduled`: fields
 * that another release of the same day changes. `unchecked`: the check died or hung.
 */
export type Refusal =
  | { refused: 'changed'; files: string[] }
  | { refused: 'scheduled'; files: string[] }
  | { refused: 'conflict'; conflicts: DraftConflict[] }
  | { refused: 'faults'; faults: readonly FileFault[] }
  | { refused: 'busy' }
  | { refused: 'unchecked' }
export type DraftConflict = { file: string; fields: FieldConflict[] }
export type PublishedSet = { id: string; files: string[]; git: Committed }

/** `ends`: it only brings back what a release has changed. */
export type WaitingRelease = {
  name: string
  title: string
  day: string
  by: string
  at: string
  isDue: boolean
  ends: boolean
  files: string[]
}
/** `until`: from this day on, the earlier texts are shown again. */
export type When = { day: string; until?: string | undefined; title: string }

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

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: a release must know those that are planned before it. */
  function inTurn<T>(publish: () => Promise<T>): Promise<T> {
    const result = last.then(publish)
    last = result.catch(() => {})
    return result
  }

  /** The chosen drafts on top of what is published. Changes of other fields are merged; those of the same field are conflicts. */
  async function merged(chosen: readonly Chosen[]): Promise<{ texts: TextChange[]; media: FileChange[] } | Refusal> {
    const all = new Map((await drafts.list()).map((draft) => [draft.file, draft]))
    const media = await drafts.media()
    const versionNow = (file: string) => (all.get(file) ?? media.find(({ path }) => path === file))?.version
    const changed = chosen.filter(({ file, version }) => versionNow(file) !== version).map(({ file }) => file)
    if (changed.length > 0) return { refused: 'changed', files: changed }
    const results = await Promise.all(
      chosen.filter(({ file }) => !isMediaFile(file)).map(({ file }) => mergedDraft(all.get(file))),
    )
    const conflicts = results.filter(({ fields }) => fields.length > 0).map(({ path, fields }) => ({ file: path, fields }))
    if (conflicts.length > 0) return { refused: 'conflict', conflicts }
    const own = media.filter(({ path }) => chosen.some(({ file }) => file === path) || results.some((text) => names(text, path)))
    return { texts: results.map(({ path, before, after }) => ({ path, before, after })), media: await mediaChanges(own) }
  }

  async function mergedDraft(draft: Draft | undefined) {
    if (!draft) throw new EditRefused('there is no such draft')
    const theirs = decode(await published.read(draft.file))
    const base = await drafts.baseText(draft.file)
    const { text, conflicts } = await inTextThread('mergeTexts', { base, theirs, mine: draft.text })
    return { path: draft.file, before: theirs, after: text, fields: conflicts }
  }

  /** Changes on top of what is published on a later day. The fields of earlier days' releases that they change too are theirs from this day on. */
  async function onDay(texts: readonly TextChange[], day: string): Promise<TextChange[] | Refusal> {
    const earlier = releasesIn(root).filter((release) => release.day < day)
    const changes: TextChange[] = []
    const twice: string[] = []
    for (const { path, before, after } of texts) {
      const dayBefore = await textIn(earlier, path)
      const own = await mergeOwn({ base: before, theirs: dayBefore, mine: after })
      const theirs = decode(await readThrough(root, layersOn(root, day), path))
      const { text, conflicts } = await inTextThread('mergeTexts', { base: dayBefore, theirs, mine: own })
      if (conflicts.length > 0) twice.push(path)
      changes.push({ path, before: theirs, after: text })
    }
    return twice.length > 0 ? { refused: 'scheduled', files: twice } : changes
  }

  const textIn = async (releases: readonly Release[], path: string) =>
    decode(
      await readThrough(
        root,
        releases.map(({ folder }) => folder),
        path,
      ),
    )

  async function mediaChanges(media: readonly { path: string }[]): Promise<FileChange[]> {
    return Promise.all(media.map(async ({ path }) => ({ path, content: await readIfThere(join(drafts.folder, path)) })))
  }

  /** What is wrong with the chosen drafts, without publishing them. */
  async function examine(chosen: readonly Chosen[], day: string = today()): Promise<readonly FileFault[] | Refusal> {
    const plan = await merged(chosen)
    if ('refused' in plan) return plan
    const texts = day > today() ? await onDay(plan.texts, day) : plan.texts
    if ('refused' in texts) return texts
    return check.faultsOf([...texts.map(asFile), ...plan.media], { layers: layersOn(root, day), day })
  }

  /** Writes the chosen drafts into the content. What is due of the releases is moved there first, each by its own author. */
  async function publishNow(chosen: readonly Chosen[], { by }: By): Promise<PublishedSet | Refusal> {
    const refused = await foldDue({ by })
    if (refused) return refused
    const seen = await hashesOf(placesOf(chosen))
    const plan = await merged(chosen)
    if ('refused' in plan) return plan
    const changes = [...plan.texts.map(asFile), ...plan.media]
    const carried = await carryInto(waitingReleases(), plan.texts)
    const faults = await check.faultsOf(changes, { layers: published.dueLayers(), day: today() })
    if (faults.length > 0) return { refused: 'faults', faults }
    const facts = { by, message: messageOf('Publish', changes), drafts: [...chosen, ...draftsOf(changes)] }
    return write([...changes, ...carried], facts, new Map([...(await hashesOf(changes.map(({ path }) => path))), ...seen]))
  }

  const waitingReleases = () => releasesIn(root).filter(({ day }) => day > today())

  /** The files of a release that is due become files of the content itself, which changes nothing for visitors. */
  async function foldDue(publisher: By): Promise<Refusal | undefined> {
    for (const release of releasesIn(root).filter(({ day }) => day <= today())) {
      const { title, by } = await factsOf(release)
      const changes = [...(await inContent(release)), ...(await removalOf(release))]
      // A release that somebody made by hand names nobody.
      const facts = { by: by === '' ? publisher.by : by, message: `Publish the release ${title}` }
      const outcome = changes.length > 0 ? await write(changes, facts) : undefined
      if (outcome && 'refused' in outcome) return outcome
    }
    return undefined
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

  /** Writes the chosen drafts into the folder of a release, which every site applies by itself on its day. */
  async function publishOn(chosen: readonly Chosen[], when: When, { by }: By): Promise<PublishedSet | Refusal> {
    const { day, until, title } = when
    if (day <= today()) throw new EditRefused('the day of a release must be in the future')
    if (until !== undefined && until <= day) throw new EditRefused('a release must end after its day')
    const seen = await hashesOf(placesOf(chosen))
    const plan = await merged(chosen)
    if ('refused' in plan) return plan
    const texts = await onDay(plan.texts, day)
    if ('refused' in texts) return texts
    const faults = await check.faultsOf([...texts.map(asFile), ...plan.media], { layers: layersOn(root, day), day })
    if (faults.length > 0) return { refused: 'faults', faults }

    const name = freeName(root, when)
    const own = await Promise.all(texts.map((change) => from(name, change)))
    const facts = { title, by, at: now().toISOString() }
    const changes = newRelease(name, [...own.map(asFile), ...plan.media], facts)
    const end = until === undefined ? undefined : freeName(root, { day: until, title, ending: '-end' })
    if (end !== undefined) changes.push(...newRelease(end, (await textsBefore(end, own)).map(asFile), { ...facts, ends: name }))
    changes.push(...(await carryInto(releasesBetween(name, end), own)))
    const message = `${messageOf('Plan', [...own, ...plan.media])} for ${day}`
    const known = new Map([...(await hashesOf(changes.map(({ path }) => path))), ...seen])
    return write(changes, { by, message, drafts: [...chosen, ...draftsOf(plan.media)] }, known)
  }

  /** The change as the file of a release: on top of the releases before it, which may not be all of its day. */
  async function from(name: string, { path, before, after }: TextChange): Promise<TextChange> {
    const earlier = await textBefore(root, name, path)
    return { path, before: earlier, after: await mergeOwn({ base: before, theirs: earlier, mine: after }) }
  }

  /** What is there at the end of a release without it. */
  const textsBefore = (end: string, changes: readonly TextChange[]) =>
    Promise.all(changes.map(async ({ path }) => ({ path, before: undefined, after: await textBefore(root, end, path) })))

  /** Those that have what one changes, because they are made on top of it. After its end, nothing of it is left. */
  const releasesBetween = (name: string, end: string | undefined) =>
    releasesIn(root).filter((release) => release.name > name && (end === undefined || release.name < end))

  async function releases(): Promise<WaitingRelease[]> {
    return Promise.all(
      releasesIn(root).map(async (release) => {
        const { title, by, at, ends } = await factsOf(release)
        const files = [...(await contentFilesOf(release)), ...(await removedIn(release.folder))].sort()
        const { name, day } = release
        return { name, title, by, at, day, isDue: day <= today(), ends: ends !== undefined, files }
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
    const end = await endOf(release)
    const without = [name, ...(end ? [end.name] : [])]
    return write(await withoutRelease(release), { by, message: `Make drafts of the release ${name}`, toDrafts, without })
  }

  /** Undo: `revert` with the id of the set. */
  async function removeRelease(name: string, { by }: By): Promise<PublishedSet | Refusal> {
    return write(await withoutRelease(releaseOf(name)), { by, message: `Remove the release ${name}` })
  }

  async function endOf({ name }: Release): Promise<Release | undefined> {
    const all = await Promise.all(releasesIn(root).map(async (one) => ({ one, ends: (await factsOf(one)).ends })))
    return all.find(({ ends }) => ends === name)?.one
  }

  /** Its folder goes, with its end, and later releases lose what they have of it. */
  async function withoutRelease(release: Release): Promise<FileChange[]> {
    const { name, folder } = release
    const end = await endOf(release)
    const files = (await contentFilesOf(release)).filter((path) => !isMediaFile(path))
    const back = await Promise.all(
      files.map(async (path) => ({
        path,
        before: decode(await readIfThere(join(folder, path))),
        after: await textBefore(root, name, path),
      })),
    )
    return [
      ...(await removalOf(release)),
      ...(end ? await removalOf(end) : []),
      ...(await carryInto(releasesBetween(name, end?.name), back)),
    ]
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

  /** Where the chosen files are: in the content and in each release. */
  const placesOf = (chosen: readonly Chosen[]) =>
    chosen.flatMap(({ file }) => [file, ...releasesIn(root).map(({ name }) => `${releasesFolder}/${name}/${file}`)])

  return {
    ...{ examine, resolve, releases, revert, commitAgain: commits.again },
    publishNow: (chosen: readonly Chosen[], by: By) => inTurn(() => publishNow(chosen, by)),
    publishOn: (chosen: readonly Chosen[], when: When, by: By) => inTurn(() => publishOn(chosen, when, by)),
    releaseToDrafts: (name: string, by: By) => inTurn(() => releaseToDrafts(name, by)),
    removeRelease: (name: string, by: By) => inTurn(() => removeRelease(name, by)),
  }
}

const asFile = ({ path, after }: TextChange): FileChange => ({
  path,
  content: after === undefined ? undefined : Buffer.from(after),
})

/** Whether a text needs a picture or document: one of its own entry is named without the entry's folder. */
function names({ path: file, after: text = '' }: { path: string; after: string | undefined }, path: string): boolean {
  const entry = entryOf(path)
  return text.includes(`/${path}`) || (entryOf(file) === entry && text.includes(path.slice(entry.length + 1)))
}

/** Pictures have no version that anybody has seen: they are settled as they are now. */
function draftsOf(changes: readonly FileChange[]): Chosen[] {
  return changes.flatMap(({ path, content }) =>
    content && isMediaFile(path) ? [{ file: path, version: hashOfBytes(content) }] : [],
  )
}

function messageOf(verb: string, changes: readonly { path: string }[]): string {
  const entries = [...new Set(changes.map(({ path }) => entryOf(path)))]
  const [first = '', ...others] = entries
  return others.length === 0 ? `${verb} ${first}` : `${verb} ${first} and ${others.length} more`
}
