import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { removedFile } from '#publishing/read/removed-files.ts'
import { type Edit, EditRefused } from '../edits/edit.ts'
import { checkedContentFile, checkedMediaFile, isContentFile, isMediaFile } from '../files/content-path.ts'
import { hashOfBytes } from '../files/hash-of-bytes.ts'
import { filesBelow, readIfThere, removeUnfinished, storing, textIfThere, writeWhole } from '../files/storage.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import { createDraftFacts } from './draft-facts.ts'
import { type Published, removedIn } from './published.ts'

/** `text` is undefined if the draft removes the file. `base` is the hash of the published text when the draft began, null for a new file. */
export type Draft = { file: string; text: string | undefined; base: string | null; by: string; at: string; version: string }
export type MediaDraft = { path: string; by: string; at: string; version: string; isNew: boolean }

/** What somebody saw last of a file: the version of its draft, otherwise the hash of what is published. Null: there was neither. */
export type Seen = { file: string; version: string | null }
type By = { by: string }
export type DraftChange = Seen & By & { edits: readonly Edit[] }
export type FileState = { published: string | undefined; draft: Draft | undefined; text: string | undefined }

/** Nothing was written, because these files are not what was seen: somebody has changed them since. */
export type SeenChanged = { conflict: readonly string[] }

/** Each change names what was seen. If that is not what is there any more, nothing is written. */
export type DraftStore = {
  /** The layer with all drafts. */
  folder: string
  list(): Promise<Draft[]>
  media(): Promise<MediaDraft[]>
  read(file: string): Promise<FileState>
  /** What is there now of a text, a picture or a document. */
  seen(file: string): Promise<Seen>
  /** The published text that a draft began with. */
  baseText(file: string): Promise<string | undefined>
  edit(change: DraftChange): Promise<{ version: string; text: string } | { conflict: Draft | 'published' }>
  /**
   * Replaces the whole text, and says of which published text it is a change now. Undefined: the file goes. `onto`: what will be published in
   * a moment, if that is not what is published now.
   */
  rebase(change: Seen & By & { text: string | undefined; onto?: { text: string | undefined } }): Promise<Seen | SeenChanged>
  create(change: Seen & By & { text: string }): Promise<{ version: string } | SeenChanged>
  /** A draft that says: the file goes. */
  remove(change: Seen & By): Promise<Seen | SeenChanged>
  /** All of them or none. Returns an id with which `restore` brings them back, for 30 days. */
  discard(seen: readonly Seen[]): Promise<{ id: string } | SeenChanged>
  /** All of them or, if somebody has begun another draft of one since, none. */
  restore(id: string): Promise<{ done: true } | SeenChanged>
  /** Forgets drafts that are published now, unless somebody has changed them since. */
  settle(published: readonly { file: string; version: string }[]): Promise<void>
  /** `version`: null if the name must be free. */
  putMedia(change: Seen & By & { bytes: Uint8Array }): Promise<Seen | SeenChanged>
  onChange(listener: () => void): () => void
}

const discardedDays = 30
/** As the site reads them. */
const mostTextBytes = 128 * 1024
const removedVersion = 'removed'

export const versionOf = hashOfBytes

/** What a change of a file must name. */
export const versionIn = ({ draft, published }: Pick<FileState, 'draft' | 'published'>): string | null =>
  draft?.version ?? (published === undefined ? null : versionOf(published))

type Parts = { published: Published /** `<DATA_DIR>/studio` */; folder: string; now: () => Date }

export function createDraftStore({ published, folder, now }: Parts): DraftStore {
  const layer = join(folder, 'drafts')
  const discarded = join(folder, 'discarded')
  const facts = createDraftFacts(join(folder, 'draft-facts'))
  const listeners = new Set<() => void>()
  // A data folder that cannot be written is reported when somebody writes.
  let last: Promise<unknown> = tidy().catch(() => {})

  /** One change after another, so that two editors cannot both pass the check of the version. */
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const result = last.then(() => storing(change))
    last = result.catch(() => {})
    return result
  }
  async function changing<T>(change: () => Promise<T>): Promise<T> {
    const result = await inTurn(change)
    if (typeof result === 'object' && result !== null && 'conflict' in result) return result
    for (const listener of listeners) listener()
    return result
  }

  async function tidy() {
    for (const one of [layer, join(folder, 'draft-facts')]) await removeUnfinished(one)
    const oldest = now().getTime() - discardedDays * 24 * 60 * 60_000
    for (const id of await readdir(discarded).catch((): string[] => [])) {
      if (Number(id.split('-')[0]) < oldest) await rm(join(discarded, id), { recursive: true, force: true })
    }
  }

  async function publishedText(file: string) {
    return (await published.read(file))?.toString('utf8')
  }

  async function draftOf(file: string): Promise<Draft | undefined> {
    const text = await textIfThere(join(layer, file))
    if (text === undefined && !(await removedIn(layer)).includes(file)) return undefined
    const known = await facts.read(file)
    const { base = null, by = '', at = now().toISOString() } = known ?? {}
    return { ...{ file, text, base, by, at }, version: text === undefined ? removedVersion : versionOf(text) }
  }

  async function stateOf(file: string): Promise<FileState> {
    const [text, draft] = [await publishedText(file), await draftOf(file)]
    return { published: text, draft, text: draft ? draft.text : text }
  }

  /** Facts first: without its text a draft does not exist, but a text without facts would have lost its base. */
  async function write(file: string, text: string, by: string, { draft, published }: FileState) {
    if (Buffer.byteLength(text) > mostTextBytes) throw new EditRefused('the text is too long')
    await writeFacts(file, versionOf(text), by, draft, published)
    await writeWhole(join(layer, file), text)
    await setRemoved(file, false)
    return versionOf(text)
  }

  async function writeFacts(file: string, version: string, by: string, draft: Draft | undefined, text: string | undefined) {
    const known = draft && (await facts.read(file))
    const base = text === undefined ? null : versionOf(text)
    const began = known ?? { base, baseText: text ?? null }
    await facts.write(file, { base: began.base, baseText: began.baseText, by, at: now().toISOString(), version })
  }

  async function writeRemoval(file: string, by: string, { draft, published }: FileState) {
    await writeFacts(file, removedVersion, by, draft, published)
    await setRemoved(file, true)
    await rm(join(layer, file), { force: true })
  }

  async function setRemoved(file: string, isRemoved: boolean) {
    const before = await removedIn(layer)
    if (before.includes(file) === isRemoved) return
    const after = isRemoved ? [...before, file].sort() : before.filter((one) => one !== file)
    if (after.length === 0) await rm(join(layer, removedFile), { force: true })
    else await writeWhole(join(layer, removedFile), `${JSON.stringify(after, undefined, 2)}\n`)
  }

  async function forget(file: string) {
    await rm(join(layer, file), { force: true })
    await setRemoved(file, false)
    await rm(facts.pathOf(file), { force: true })
  }

  async function mediaPaths() {
    return (await filesBelow(layer)).filter(isMediaFile)
  }

  async function versionNow(file: string): Promise<string | null> {
    if (!isMediaFile(file)) return versionIn(await stateOf(file))
    const content = (await readIfThere(join(layer, file))) ?? (await published.read(file))
    return content === undefined ? null : versionOf(content)
  }

  async function changedSince(seen: readonly Seen[]): Promise<string[]> {
    const changed: string[] = []
    for (const { file, version } of seen) if ((await versionNow(file)) !== version) changed.push(file)
    return changed
  }

  /** Does the change if all files are what was seen. */
  async function unlessChanged<T>(seen: readonly Seen[], change: () => Promise<T>): Promise<T | SeenChanged> {
    for (const { file } of seen) checked(file)
    return changing(async () => {
      const conflict = await changedSince(seen)
      return conflict.length > 0 ? { conflict } : change()
    })
  }

  async function discardNow(files: readonly string[]): Promise<string> {
    const id = `${now().getTime()}-${randomUUID()}`
    const kept = join(discarded, id)
    const removed: string[] = []
    for (const file of new Set(files)) {
      if ((await removedIn(layer)).includes(file)) removed.push(file)
      await moveIfThere(facts.pathOf(file), join(kept, 'facts', `${file}.json`), { copy: true })
      await moveIfThere(join(layer, file), join(kept, 'drafts', file))
      await setRemoved(file, false)
      await rm(facts.pathOf(file), { force: true })
    }
    if (removed.length > 0) await writeWhole(join(kept, 'drafts', removedFile), JSON.stringify(removed))
    return id
  }

  return {
    folder: layer,

    list: () =>
      inTurn(async () => {
        const files = [...(await filesBelow(layer)), ...(await removedIn(layer))].filter(isContentFile)
        const drafts = await Promise.all([...new Set(files)].sort().map(draftOf))
        return drafts.filter((draft) => draft !== undefined)
      }),

    media: () =>
      inTurn(() =>
        mediaPaths().then((paths) =>
          Promise.all(
            paths.map(async (path) => {
              const { by = '', at = '', version = '', base = null } = (await facts.read(path)) ?? {}
              return { path, by, at, version, isNew: base === null }
            }),
          ),
        ),
      ),

    read: (file) => inTurn(() => stateOf(checkedContentFile(file))),
    seen: (file) => inTurn(async () => ({ file, version: await versionNow(checked(file)) })),
    baseText: (file) => inTurn(async () => (await facts.read(checkedContentFile(file)))?.baseText ?? undefined),

    async edit({ file, edits, version, by }) {
      checkedContentFile(file)
      return changing(async () => {
        const state = await stateOf(file)
        const { draft, published, text } = state
        if (versionIn(state) !== version || text === undefined) return { conflict: draft ?? 'published' }
        const next = await inTextThread('editYaml', text, edits)
        // Typing back what is published leaves no draft.
        if (next === published && (!draft || draft.base === versionOf(published))) await forget(file)
        else if (next !== text) await write(file, next, by, state)
        return { version: versionOf(next), text: next }
      })
    },

    rebase: ({ file, version, text, by, onto }) =>
      unlessChanged([{ file, version }], async () => {
        const state = await stateOf(file)
        const published = onto ? onto.text : state.published
        const begun = { ...state, published, draft: undefined }
        await rm(facts.pathOf(file), { force: true })
        if (text === published) await forget(file)
        else if (text !== undefined) await write(file, text, by, begun)
        else await writeRemoval(file, by, begun)
        return { file, version: await versionNow(file) }
      }),

    create: ({ file, version, text, by }) =>
      unlessChanged([{ file, version }], async () => {
        const state = await stateOf(file)
        if (state.text !== undefined) return { conflict: [file] }
        // Refuses a text that can't be read as YAML, with which every later call would take long.
        await inTextThread('editYaml', text, [])
        return { version: await write(file, text, by, state) }
      }),

    remove: ({ file, version, by }) =>
      unlessChanged([{ file, version }], async () => {
        const state = await stateOf(file)
        if (state.published === undefined) await discardNow([file])
        else await writeRemoval(file, by, state)
        return { file, version: await versionNow(file) }
      }),

    discard: (seen) =>
      unlessChanged(seen, async () => {
        return { id: await discardNow(seen.map(({ file }) => file)) }
      }),

    async restore(id) {
      if (!/^\d+-[0-9a-f-]{36}$/.test(id)) throw new EditRefused('no such drafts')
      return changing(async () => {
        const kept = join(discarded, id)
        const files = (await filesBelow(join(kept, 'drafts'))).filter((file) => file !== removedFile)
        const removed = await removedIn(join(kept, 'drafts'))
        const begun = new Set([...(await filesBelow(layer)), ...(await removedIn(layer))])
        const conflict = [...files, ...removed].filter((file) => begun.has(file))
        if (conflict.length > 0) return { conflict }
        for (const file of [...files, ...removed]) {
          await moveIfThere(join(kept, 'facts', `${file}.json`), facts.pathOf(file))
          if (files.includes(file)) await moveIfThere(join(kept, 'drafts', file), join(layer, file))
          else await setRemoved(file, true)
        }
        return { done: true }
      })
    },

    async settle(files) {
      await changing(async () => {
        for (const { file, version } of files) {
          const known = isMediaFile(file) ? await readIfThere(join(layer, file)) : undefined
          const draft = await draftOf(file)
          const current = known ? versionOf(known) : draft?.version
          if (current === version) await forget(file)
          else if (draft) {
            const text = await publishedText(file)
            const base = text === undefined ? null : versionOf(text)
            await facts.write(file, { base, baseText: text ?? null, by: draft.by, at: draft.at, version: draft.version })
          }
        }
      })
    },

    async putMedia({ file, version, bytes, by }) {
      checkedMediaFile(file)
      return unlessChanged([{ file, version }], async () => {
        const before = await published.read(file)
        const base = before === undefined ? null : versionOf(before)
        const next = versionOf(bytes)
        await facts.write(file, { base, baseText: null, by, at: now().toISOString(), version: next })
        await writeWhole(join(layer, file), bytes)
        return { file, version: next }
      })
    },

    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const checked = (file: string) => (isMediaFile(file) ? file : checkedContentFile(file))

/** Moves a file if it exists. Both folders are in the data folder, so on one file system. */
async function moveIfThere(from: string, to: string, { copy = false } = {}) {
  const content = await readIfThere(from)
  if (content === undefined) return
  if (copy) return writeWhole(to, content)
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
}
