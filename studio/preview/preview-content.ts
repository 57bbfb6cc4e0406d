import { resolve } from 'node:path'
import type { Catalog } from '#catalog/catalog.ts'
import { ContentError, type ContentIssue } from '#catalog/content-issue.ts'
import { createCatalog } from '#catalog/create-catalog.ts'
import { createInMemory } from '#catalog/database/content-database.ts'
import { openContent } from '#catalog/database/open-content.ts'
import { writeContent } from '#catalog/database/write-content.ts'
import { type LoadedContent, loadFiles } from '#catalog/loading/load-entries.ts'
import { mediaReferences } from '#catalog/media/media-references.ts'
import { pictureBaseOf } from '#catalog/media/picture-variant.ts'
import { readContentFiles } from '#catalog/reading/content-files.ts'
import { createMemoryCache } from '#catalog/reading/memory-cache.ts'
import { layersOn } from '#catalog/reading/releases.ts'
import { createValueStore } from '#catalog/reading/value-store.ts'
import type { ContentIndex } from '#catalog/snapshot/content-index.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { At, PreviewFault } from '../wire/preview.ts'
import { overlaid, readLayer } from './layered-files.ts'
import { markedContent } from './mark-content.ts'
import { markedValues } from './mark-values.ts'
import type { Marks } from './marks.ts'

type Parts = {
  contentFolder: string
  /** The layer of the drafts. It may not exist. */
  draftsFolder: string
  marks: Marks
  publicUrl: string
  /** Milliseconds since 1970. */
  now: () => number
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
}

/** What has been read for one set of releases. */
type State = {
  database: ReturnType<typeof createInMemory>
  releases: readonly string[]
  published: LoadedContent
  shown?: { revision: number; index: ContentIndex; faults: PreviewFault[]; fields: ReadonlyMap<string, At[]> }
}

/** Today's, and that of a day that somebody has chosen. */
const maxStates = 2

export type PreviewContent = ReturnType<typeof createPreviewContent>

/**
 * Reads content for the preview. Texts that pages show are marked with their fields. Reading and rendering take turns, because a version is
 * written over the one before.
 */
export function createPreviewContent({ contentFolder, draftsFolder, marks, publicUrl, now }: Parts) {
  const root = resolve(contentFolder)
  const values = createValueStore()
  const cache = createMemoryCache()
  const ofDrafts = createMemoryCache()
  const states = new Map<string, State>()
  let revision = 0
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work)
    last = done.catch(() => {})
    return done
  }

  async function stateOn(day: string): Promise<State> {
    const releases = layersOn(root, day)
    const key = JSON.stringify(releases)
    const known = states.get(key)
    states.delete(key)
    const state = known ?? { database: createInMemory(), releases, published: await readPublished(releases) }
    states.set(key, state)
    const [oldest] = states.keys()
    if (oldest !== undefined && states.size > maxStates) states.delete(oldest)
    return state
  }

  async function readPublished(layers: readonly string[]): Promise<LoadedContent> {
    const files = await readContentFiles(root, { layers, cache, values })
    const loaded = await loadFiles(root, files, undefined, { layers, cache, values })
    cache.finish()
    return loaded
  }

  async function withDrafts({ published, releases }: State): Promise<LoadedContent> {
    const drafts = await readLayer(draftsFolder, { cache: ofDrafts, values })
    ofDrafts.finish()
    const { lastGood, textOf } = published
    const layers = [...releases, draftsFolder]
    const files = overlaid(lastGood.files, drafts)
    return loadFiles(root, files, lastGood, { layers, cache, values, lastGoodText: textOf }).catch((error) => {
      // The fault affects every page. What is published is shown, with the fault in words.
      if (error instanceof ContentError) return { ...published, issues: error.issues }
      throw error
    })
  }

  async function shownBy(state: State): Promise<NonNullable<State['shown']>> {
    if (state.shown?.revision === revision) return state.shown
    const read = revision
    const { content, media, version, issues } = await withDrafts(state)
    await writeContent(state.database, markedContent(content, marks), media, version)
    const index = await openContent(state.database)
    const fields = new Map<string, At[]>()
    for (const { path, place } of mediaReferences(content)) {
      const { file, field } = place()
      fields.set(path, [...(fields.get(path) ?? []), { file, path: field.split('.').map(stepOf) }])
    }
    state.shown = { revision: read, index, faults: issues.map(faultOf), fields }
    return state.shown
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
    return { catalog: markedValues(createCatalog(index, day, { publicUrl }), marks), revision, faults, fieldsOfMedia }
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
  }
}

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step)

const faultOf = ({ file, field, message }: ContentIssue): PreviewFault => ({ file, field, message })
