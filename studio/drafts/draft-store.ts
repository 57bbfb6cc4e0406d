import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { removedFile } from '#publishing/read/removed-files.ts'
import { checkedContentFile, checkedMediaFile, isContentFile, isMediaFile } from '../files/content-path.ts'
import { type Edit, EditRefused } from '../files/edit.ts'
import { hashOfBytes } from '../files/hash-of-bytes.ts'
import { filesBelow, readIfThere, removeUnfinished, storing, textIfThere, writeWhole } from '../files/storage.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import { createDraftFacts } from './draft-facts.ts'
import { type Published, removedIn } from './published.ts'

/** `text` is undefined if the draft removes the file. `base` is the hash of the published text when the draft began, null for a new file. */
export type Draft = { file: string; text: string | undefined; base: string | null; by: string; at: string; version: string }
export type MediaDraft = { path: string; by: string; at: string; version: string; isNew: boolean }

/** `version`: what the editor saw last, that of the draft or the hash of the published text. */
export type DraftChange = { file: string; edits: readonly Edit[]; version: string | null; by: string }
export type FileState = { published: string | undefined; draft: Draft | undefined; text: string | undefined }

export type DraftStore = {
  /** The layer with all drafts. */
  folder: string
  list(): Promise<Draft[]>
  media(): Promise<MediaDraft[]>
  read(file: string): Promise<FileState>
  /** The published text that a draft began with. */
  baseText(file: string): Promise<string | undefined>
  /** If the text has changed since `version`, nothing is written. */
  edit(change: DraftChange): Promise<{ version: string; text: string } | { conflict: Draft | 'published' }>
  /** Replaces the whole text, and says of which published text it is a change now. */
  rebase(file: string, text: string | undefined, by: string): Promise<void>
  create(file: string, text: string, by: string): Promise<{ version: string } | { conflict: 'exists' }>
  /** A draft that says: the file goes. */
  remove(file: string, by: string): Promise<void>
  /** Returns an id with which `restore` brings them back, for 30 days. Includes the pictures of entries that have no draft left. */
  discard(files: readonly string[]): Promise<string>
  restore(id: string): Promise<void>
  /** Forgets drafts that are published now, unless somebody has changed them since. */
  settle(published: readonly { file: string; version: string }[]): Promise<void>
  putMedia(path: string, bytes: Uint8Array, by: string): Promise<void>
  onChange(listener: () => void): () => void
}

const discardedDays = 30
/** As the site reads them. */
const mostTextBytes = 128 * 1024
const removedVersion = 'removed'

export const versionOf = hashOfBytes

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

  /** Pictures of entries that have no other draft. */
  async function mediaLeft(files: readonly string[]) {
    const others = (await filesBelow(layer)).filter((file) => isContentFile(file) && !files.includes(file))
    const folders = new Set(files.map((file) => dirname(file)))
    for (const file of others) folders.delete(dirname(file))
    return (await mediaPaths()).filter((path) => [...folders].some((one) => one !== '.' && path.startsWith(`${one}/`)))
  }

  async function discardNow(files: readonly string[]): Promise<string> {
    const id = `${now().getTime()}-${randomUUID()}`
    const kept = join(discarded, id)
    const removed: string[] = []
    for (const file of [...new Set([...files, ...(await mediaLeft(files))])]) {
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
    baseText: (file) => inTurn(async () => (await facts.read(checkedContentFile(file)))?.baseText ?? undefined),

    async edit({ file, edits, version, by }) {
      checkedContentFile(file)
      return changing(async () => {
        const state = await stateOf(file)
        const { draft, published, text } = state
        const current = draft?.version ?? (published === undefined ? null : versionOf(published))
        if (current !== version || text === undefined) return { conflict: draft ?? 'published' }
        const next = await inTextThread('editYaml', text, edits)
        // Typing back what is published leaves no draft.
        if (next === published && (!draft || draft.base === versionOf(published))) await forget(file)
        else if (next !== text) await write(file, next, by, state)
        return { version: versionOf(next), text: next }
      })
    },

    async rebase(file, text, by) {
      checkedContentFile(file)
      await changing(async () => {
        const state = await stateOf(file)
        await rm(facts.pathOf(file), { force: true })
        if (text === state.published) return forget(file)
        if (text !== undefined) return void (await write(file, text, by, { ...state, draft: undefined }))
        await writeFacts(file, removedVersion, by, undefined, state.published)
        await setRemoved(file, true)
        await rm(join(layer, file), { force: true })
      })
    },

    async create(file, text, by) {
      checkedContentFile(file)
      return changing(async () => {
        const state = await stateOf(file)
        if (state.text !== undefined) return { conflict: 'exists' as const }
        // Refuses a text that can't be read as YAML, with which every later call would take long.
        await inTextThread('editYaml', text, [])
        return { version: await write(file, text, by, state) }
      })
    },

    async remove(file, by) {
      checkedContentFile(file)
      await changing(async () => {
        const { published, draft } = await stateOf(file)
        if (published === undefined) return void (await discardNow([file]))
        await writeFacts(file, removedVersion, by, draft, published)
        await setRemoved(file, true)
        await rm(join(layer, file), { force: true })
      })
    },

    async discard(files) {
      const checked = files.map((file) => (isMediaFile(file) ? file : checkedContentFile(file)))
      return changing(() => discardNow(checked))
    },

    async restore(id) {
      if (!/^\d+-[0-9a-f-]{36}$/.test(id)) throw new EditRefused('no such drafts')
      await changing(async () => {
        const kept = join(discarded, id)
        const files = (await filesBelow(join(kept, 'drafts'))).filter((file) => file !== removedFile)
        for (const file of [...files, ...(await removedIn(join(kept, 'drafts')))]) {
          // Somebody has begun another draft since. It stays, and so does the discarded one.
          if ((await readIfThere(join(layer, file))) !== undefined) continue
          await moveIfThere(join(kept, 'facts', `${file}.json`), facts.pathOf(file))
          if (files.includes(file)) await moveIfThere(join(kept, 'drafts', file), join(layer, file))
          else await setRemoved(file, true)
        }
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

    async putMedia(path, bytes, by) {
      checkedMediaFile(path)
      await changing(async () => {
        const before = await published.read(path)
        const base = before === undefined ? null : versionOf(before)
        await facts.write(path, { base, baseText: null, by, at: now().toISOString(), version: versionOf(bytes) })
        await writeWhole(join(layer, path), bytes)
      })
    },

    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Moves a file if it exists. Both folders are in the data folder, so on one file system. */
async function moveIfThere(from: string, to: string, { copy = false } = {}) {
  const content = await readIfThere(from)
  if (content === undefined) return
  if (copy) return writeWhole(to, content)
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
}
