import { releasesIn } from '#publishing/read/releases.ts'
import { createDebouncedJob } from '#publishing/watch/debounced-job.ts'
import { createFolderWatch } from '#publishing/watch/folder-watch.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import type { Published } from '#studio/drafts/published.ts'
import type { CheckedFieldsOf } from '../wire/calls.ts'
import { type EntriesResult, type EntryLine, kindNames } from '../wire/entries.ts'
import { createTitles } from './entries/filled-title.ts'
import { createLayerIndex, type LayerIndex } from './entries/layer-index.ts'
import { type Entry, entriesOf, type FaultOfFile, type TranslationStates } from './entries/lines.ts'

type Parts = {
  published: Pick<Published, 'root' | 'dueLayers'>
  drafts: DraftStore
  /** Faults of all content with the drafts. They may take seconds. */
  checks: { faults: () => Promise<readonly FaultOfFile[]>; changed: () => void }
  /** States of the texts. Without them, a language without a file counts as missing. */
  translations?: () => Promise<TranslationStates>
  /** Called when work in the background fails. */
  reportError?: (error: unknown) => void
}

const pollMs = 60_000

/** All entries with their states, in memory. It follows the files and the drafts. */
export function createEntryList({ published, drafts, checks, translations, reportError = console.error }: Parts) {
  const { root } = published
  const indexes = new Map<string, LayerIndex>()
  const filledTitle = createTitles(drafts)
  let entries: readonly Entry[] = []
  let version = 0
  let found: readonly FaultOfFile[] = []
  let states: TranslationStates | undefined
  let [isToCheck, isChecking, hasFailed] = [false, false, false]
  let refreshing: Promise<void> | undefined
  let [publishedIsStale, draftsAreStale] = [true, true]
  let isClosed = false

  const following = createDebouncedJob(follow, { pauseMs: 200, longestMs: 1_000, onError: reportError })
  const watch = createFolderWatch(root, following.changed)
  const stopListening = drafts.onChange(() => {
    draftsAreStale = true
    checkInBackground()
  })

  let starting: Promise<void> | undefined
  function start(): Promise<void> {
    // A start that fails is tried again by the next who needs the list.
    starting ??= follow().then(checkInBackground, (error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }

  async function follow() {
    following.runWithin(pollMs)
    await watch.renew()
    publishedIsStale = true
    await refresh()
  }

  function indexOf(folder: string): LayerIndex {
    const index = indexes.get(folder) ?? createLayerIndex(folder)
    indexes.set(folder, index)
    return index
  }

  /** One at a time. */
  function refresh(): Promise<void> {
    if (!publishedIsStale && !draftsAreStale) return refreshing ?? Promise.resolve()
    // One that failed must not fail those after it.
    refreshing = (refreshing ?? Promise.resolve()).catch(() => {}).then(refreshNow)
    return refreshing
  }

  async function refreshNow() {
    const which = { published: publishedIsStale, drafts: draftsAreStale }
    if (!which.published && !which.drafts) return
    publishedIsStale = draftsAreStale = false
    try {
      await readAll(which)
    } catch (error) {
      publishedIsStale ||= which.published
      draftsAreStale ||= which.drafts
      throw error
    }
  }

  async function readAll(which: { published: boolean }) {
    const due = await published.dueLayers()
    const applied = [root, ...due].map(indexOf)
    const coming = releasesIn(root).filter(({ folder }) => !due.includes(folder))
    const later = coming.map(({ name, folder }) => ({ name, index: indexOf(folder) }))
    const draftLayer = indexOf(drafts.folder)
    if (which.published && (await refreshEach([...applied, ...later.map(({ index }) => index)])) && version > 0) {
      checks.changed()
      checkInBackground()
    }
    await draftLayer.refresh()
    const made = { drafts: await drafts.list(), media: await drafts.media() }
    const all = entriesOf({ root, published: applied, coming: later, draftLayer, ...made, faults: found, translations: states })
    await fillTitles(all)
    entries = all.sort(byKindAndName)
    version += 1
  }

  async function fillTitles(all: readonly Entry[]) {
    for (const { line } of all) if (line.title.includes('{')) line.title = await filledTitle(line.entry, line.title)
  }

  /** Finds faults and states of translations in the background: the list does not wait for them. */
  async function check() {
    isToCheck = true
    if (isChecking) return
    isChecking = true
    try {
      while (isToCheck && !isClosed) {
        isToCheck = false
        await checkNow()
      }
    } finally {
      isChecking = false
    }
  }

  function checkInBackground() {
    check().catch(reportError)
  }

  async function checkNow() {
    // What fails is tried again with the next change, or when somebody asks for it.
    let isFailed = false
    const keep =
      <T>(known: T) =>
      (error: unknown) => {
        isFailed = true
        reportError(error)
        return known
      }
    states = await translations?.().catch(keep(states))
    found = await checks.faults().catch(keep(found))
    hasFailed = isFailed
    if (isClosed) return
    draftsAreStale = true
    await refresh()
  }

  return {
    /** Reads everything before anybody asks. */
    start,

    async entries({ words, kind, state, known }: CheckedFieldsOf<'entries'>): Promise<EntriesResult> {
      if (version === 0) await start()
      await refresh()
      const answer = { version: String(version), check: isChecking ? 'running' : hasFailed ? 'failed' : 'done' } as const
      if (known === answer.version) return answer
      const shown = matching(entries, words).filter(
        ({ line }) => (kind === undefined || line.kind === kind) && (state === undefined || line.states.includes(state)),
      )
      return { ...answer, found: { lines: inOrder(shown), ...countsOf(entries) } }
    },

    /** Starts a check that has failed again. */
    checkAgain: checkInBackground,

    /** What a new entry must not repeat. */
    async all(): Promise<readonly Entry[]> {
      if (version === 0) await start()
      await refresh()
      return entries
    },

    async close() {
      isClosed = true
      watch.close()
      stopListening()
      await following.stop()
    },
  }
}
export type EntryList = ReturnType<typeof createEntryList>

const placeOfKind = new Map(kindNames.map((kind, place) => [kind, place]))

function byKindAndName({ line: a }: Entry, { line: b }: Entry): number {
  const [first, second] = [placeOfKind.get(a.kind) ?? 0, placeOfKind.get(b.kind) ?? 0]
  return first - second || (a.code ?? a.title).localeCompare(b.code ?? b.title)
}

/** Whether any of them has changed. */
async function refreshEach(indexes: readonly LayerIndex[]): Promise<boolean> {
  let isChanged = false
  for (const index of indexes) isChanged = (await index.refresh()) || isChanged
  return isChanged
}

/** Entries that have all words, those with all of them in code, name or title first. */
function matching(entries: readonly Entry[], words: string): readonly Entry[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (terms.length === 0) return entries
  const found = entries.filter(({ line, text }) => terms.every((term) => text.includes(term) || headOf(line).includes(term)))
  const isInHead = ({ line }: Entry) => terms.every((term) => headOf(line).includes(term))
  return [...found.filter(isInHead), ...found.filter((entry) => !isInHead(entry))]
}

const headOf = ({ code = '', entry, title }: EntryLine) => `${code} ${entry} ${title}`.toLowerCase()

/** Those with faults first, otherwise as found. */
function inOrder(entries: readonly Entry[]): EntryLine[] {
  const lines = entries.map(({ line }) => line)
  return [...lines.filter(({ faultCount }) => faultCount > 0), ...lines.filter(({ faultCount }) => faultCount === 0)]
}

function countsOf(entries: readonly Entry[]) {
  const kinds: Record<string, number> = {}
  const states: Record<string, number> = {}
  for (const { line } of entries) {
    kinds[line.kind] = (kinds[line.kind] ?? 0) + 1
    for (const state of line.states) states[state] = (states[state] ?? 0) + 1
  }
  return { kinds, states }
}
