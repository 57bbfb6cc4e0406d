import { resolve } from 'node:path'
import type { Catalog } from '#catalog/catalog.ts'
import { createCatalog } from '#catalog/create-catalog.ts'
import { createInMemory } from '#catalog/database/content-database.ts'
import { openContent } from '#catalog/database/open-content.ts'
import { pictureBaseOf } from '#catalog/media/picture-variant.ts'
import type { ContentIndex } from '#catalog/snapshot/content-index.ts'
import { entryOf } from '#contract/content/entry-of.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { indexForSearch } from '#publishing/build/search/index-for-search.ts'
import { writeContent } from '#publishing/build/write-content.ts'
import type { ContentFile } from '#publishing/read/content-file.ts'
import { readContentFiles, textsIn } from '#publishing/read/content-files.ts'
import { ContentError, type ContentIssue } from '#publishing/read/content-issue.ts'
import { mediaReferences } from '#publishing/read/media-references.ts'
import { createMemoryCache } from '#publishing/read/memory-cache.ts'
import { layersOn } from '#publishing/read/releases.ts'
import { type LoadedContent, loadFiles } from '#publishing/versions/load-entries.ts'
import type { At, PreviewFault } from '../wire/preview.ts'
import { overlaid, readLayer } from './layered-files.ts'
import { markedContent } from './mark-content.ts'
import { markedValues } from './mark-values.ts'
import type { Marks } from './marks.ts'
import { type CheckedVersion, quickIndex } from './quick-index.ts'

type Parts = {
  contentFolder: string
  /** The layer of the drafts. It may not exist. */
  draftsFolder: string
  marks: Marks
  publicUrl: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Without a change for this long, everything is checked and built again. */
  typingPauseMs?: number
  /** Called when there is a newer version without a change of a file. */
  announce?: () => void
  reportError?: (error: unknown) => void
}

/** The content as a page is rendered from it: published content, the releases that apply on its day, and drafts. */
export type PreviewVersion = {
  catalog: Catalog
  /** Of what was read. There may be a newer one by now. */
  revision: number
  /** Faults of entries that are shown as published, or left out. */
  faults: readonly PreviewFault[]
  /** The fields that name the picture or file with this URL. */
  fieldsOfMedia: (url: string) => readonly At[]
  /** The price of the product in this folder, in dollars. */
  priceOf: (name: string) => number | undefined
}

type Shown = { revision: number; index: ContentIndex; faults: PreviewFault[]; fields: ReadonlyMap<string, At[]> }

/** What has been read for one set of releases. */
type State = {
  database: ReturnType<typeof createInMemory>
  releases: readonly string[]
  published: LoadedContent
  /** The last version that was checked in whole. */
  checked?: CheckedVersion & Pick<Shown, 'faults' | 'fields'>
  shown?: Shown
}

/** Today's, and that of a day that somebody has chosen. */
const maxStates = 2
/** Longer than people pause within a sentence. */
const typingPause = 1_500

export type PreviewContent = ReturnType<typeof createPreviewContent>

/**
 * Reads content for the preview. Texts that pages show are marked with their fields. A change of one entry is shown at once; the rest is
 * checked and built again when nobody types. Reading and rendering take turns.
 */
export function createPreviewContent({ contentFolder, draftsFolder, marks, publicUrl, now, ...parts }: Parts) {
  const { announce = () => {}, reportError = () => {}, typingPauseMs = typingPause } = parts
  const root = resolve(contentFolder)
  const cache = createMemoryCache()
  const ofDrafts = createMemoryCache()
  const states = new Map<string, State>()
  const inTurn = createTurns()
  const checkInTurn = createTurns()
  let revision = 0
  let pause: NodeJS.Timeout | undefined

  async function stateOn(day: string): Promise<State> {
    const releases = layersOn(root, day)
    const key = keyOf({ releases })
    const known = states.get(key)
    states.delete(key)
    const state = known ?? { database: createInMemory(), releases, published: await readPublished(releases) }
    states.set(key, state)
    const [oldest] = states.keys()
    if (oldest !== undefined && states.size > maxStates) states.delete(oldest)
    return state
  }

  async function readPublished(layers: readonly string[]): Promise<LoadedContent> {
    const files = await readContentFiles(root, { layers, cache })
    const loaded = await loadFiles(root, files, undefined, { layers, cache })
    cache.finish()
    return loaded
  }

  const layersOf = ({ releases }: State) => [...releases, draftsFolder]

  async function filesWithDrafts({ published }: State) {
    const drafts = await readLayer(draftsFolder, { cache: ofDrafts })
    ofDrafts.finish()
    return overlaid(published.lastGood.files, drafts)
  }

  async function loadedFiles(files: readonly ContentFile[], state: State): Promise<LoadedContent> {
    const { lastGood, textOf } = state.published
    const options = { layers: layersOf(state), cache, lastGoodText: textOf }
    return loadFiles(root, files, lastGood, options).catch((error) => {
      // The fault affects every page. What is published is shown, with the fault in words.
      if (error instanceof ContentError) return { ...state.published, issues: error.issues }
      throw error
    })
  }

  async function shownBy(state: State): Promise<Shown> {
    if (state.shown?.revision === revision) return state.shown
    const read = revision
    const { checked } = state
    const faulty = new Set(checked?.faults.map(({ file }) => entryOf(file)))
    const textOf = (file: ContentFile) => textsIn(root, layersOf(state))(file)
    const index = checked && (await quickIndex(checked, await filesWithDrafts(state), { faulty, marks, textOf }))
    if (checked && index) {
      state.shown = { ...checked, revision: read, index }
      checkLater(state)
    } else {
      await checkAll(state)
      if (state.checked) state.shown = { ...state.checked, revision: read }
    }
    if (!state.shown) throw new Error('No version of the content could be made')
    return state.shown
  }

  /** Makes a version of everything. While it is made, pages can be rendered from the version before. */
  function checkAll(state: State, isOutdated = () => false): Promise<void> {
    return checkInTurn(async () => {
      const files = await filesWithDrafts(state)
      if (isOutdated()) return
      const { content, media, version, issues } = await loadedFiles(files, state)
      if (isOutdated()) return
      const marked = markedContent(content, marks)
      await writeContent(state.database, marked, media, version).catch((error) => {
        // It is written in part. The next version begins with another database.
        states.delete(keyOf(state))
        throw error
      })
      const index = openContent(state.database, { writeIndex: indexForSearch })
      const fields = new Map<string, At[]>()
      for (const { path, place } of mediaReferences(content)) {
        const { file, field } = place()
        fields.set(path, [...(fields.get(path) ?? []), { file, path: field.split('.').map(stepOf) }])
      }
      const hashes = new Map(files.map(({ file, hash }) => [file, hash]))
      state.checked = { index, faults: issues.map(faultOf), fields, content, marked, media, hashes }
    })
  }

  function checkLater(state: State) {
    clearTimeout(pause)
    pause = setTimeout(async () => {
      const asked = revision
      const isOutdated = () => asked !== revision
      try {
        await checkAll(state, isOutdated)
      } catch (error) {
        reportError(error)
      }
      // The next change asks for it again.
      if (isOutdated() || !state.checked) return
      revision += 1
      state.shown = { ...state.checked, revision }
      announce()
    }, typingPauseMs)
  }

  async function versionOn(chosen: string | undefined): Promise<PreviewVersion> {
    const day = chosen ?? dayInSingapore(new Date(now()))
    const { index, revision, faults, fields } = await shownBy(await stateOn(day))
    const fieldsOfMedia = (url: string) => {
      const path = index.picture(pictureBaseOf(url) ?? url)?.path ?? index.file(url)?.path
      if (path === undefined) return []
      // The entry that has the file in its own folder comes first.
      const isOwn = ({ file }: At) => path.startsWith(file.slice(0, file.lastIndexOf('/') + 1) || '/')
      return (fields.get(path) ?? []).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    }
    const priceOf = (name: string) => index.products.find(({ code }) => code.toLowerCase() === name)?.price?.from
    return { priceOf, catalog: markedValues(createCatalog(index, day, { publicUrl }), marks), revision, faults, fieldsOfMedia }
  }

  return {
    /** Renders with the content of a day in Singapore, by default today. */
    render: <T>(day: string | undefined, work: (version: PreviewVersion) => Promise<T>): Promise<T> =>
      inTurn(async () => work(await versionOn(day))),
    draftsChanged() {
      revision += 1
    },
    publishedChanged() {
      revision += 1
      states.clear()
    },
    revision: () => revision,
    close: () => clearTimeout(pause),
  }
}

const keyOf = ({ releases }: Pick<State, 'releases'>) => JSON.stringify(releases)

function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(() => {})
    return done
  }
}

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step)

const faultOf = ({ file, field, message }: ContentIssue): PreviewFault => ({ file, field, message })
