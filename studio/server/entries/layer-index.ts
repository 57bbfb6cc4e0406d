import { lstatSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { type ContentFileKind, kindOfFile } from '#contract/content/kinds.ts'
import { eachEntryBelow } from '#publishing/files/entries-below.ts'
import { readRegularFileSync } from '#publishing/files/regular-file.ts'
import { identityOf } from '#publishing/files/unchanged-files.ts'
import { isInReleases } from '#publishing/read/layers.ts'
import { topTexts } from '#studio/text-work/read-texts.ts'

export type IndexedFile = {
  kind: ContentFileKind
  /** In lower case, for the search. */
  text: string
  title: string | undefined
  code: string | undefined
  /** Facts that no two entries may share, and what they are counted within. */
  facts: Readonly<Record<string, string>>
  /** In milliseconds since 1970. */
  changedAt: number
}
type Known = IndexedFile & { identity: string }

const mostBytes = 128 * 1024
const filesPerTurn = 20

/** The content files of one layer, in memory. `refresh` reads only those that have changed. */
export function createLayerIndex(folder: string) {
  let files = new Map<string, Known>()

  /** Whether anything has changed. */
  async function refresh(): Promise<boolean> {
    const found = new Map<string, Known>()
    let isChanged = false
    let count = 0
    for (const file of yamlFilesIn(folder)) {
      const kind = kindOfFile(file)
      if (!kind) continue
      const before = files.get(file)
      const now = await indexed(folder, file, kind, before)
      if (!now) continue
      found.set(file, now)
      isChanged ||= now !== before
      count += 1
      if (count % filesPerTurn === 0) await yieldToEventLoop()
    }
    isChanged ||= found.size !== files.size
    files = found
    return isChanged
  }

  return { folder, refresh, files: (): ReadonlyMap<string, IndexedFile> => files }
}
export type LayerIndex = ReturnType<typeof createLayerIndex>

async function indexed(
  folder: string,
  file: string,
  kind: ContentFileKind,
  before: Known | undefined,
): Promise<Known | undefined> {
  try {
    const stats = lstatSync(join(folder, file), { bigint: true })
    const identity = identityOf(stats)
    if (before?.identity === identity) return before
    const text = readRegularFileSync(folder, file, mostBytes).toString('utf8')
    const keys = keysOf(kind)
    const { name, title, code, ...facts } = keys.length === 0 ? noFacts : await topTexts(text, keys)
    return {
      ...{ kind, identity, text: text.toLowerCase(), changedAt: Number(stats.mtimeMs) },
      title: name ?? title,
      code,
      facts,
    }
  } catch {
    return undefined
  }
}

const noFacts: Readonly<Record<string, string>> = {}
const countedKinds: readonly string[] = ['product', 'series', 'accessory']
const countedKeys = ['id', 'position', 'series', 'category', 'kind']

/** The title is English: from the words or, for kinds without words, from the facts. */
function keysOf({ kind, language }: ContentFileKind): readonly string[] {
  if (language !== undefined) return language === 'en' ? ['name', 'title'] : []
  return ['name', 'title', 'code', ...(countedKinds.includes(kind) ? countedKeys : [])]
}

function* yamlFilesIn(folder: string): Generator<string> {
  try {
    for (const entry of eachEntryBelow(folder)) {
      if (!entry.name.endsWith('.yaml') || !entry.isFile()) continue
      const file = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
      if (!isInReleases(file)) yield file
    }
  } catch (error) {
    // A layer that does not exist is empty.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
