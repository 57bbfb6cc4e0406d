import { lstatSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { eachEntryBelow } from '#catalog/entries-below.ts'
import { identityOf } from '#catalog/media/unchanged-files.ts'
import { isInReleases } from '#catalog/reading/layers.ts'
import { readRegularFileSync } from '#catalog/regular-file.ts'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { type ContentFileKind, kindOfFile } from '#contract/content/kinds.ts'
import { topLevelText } from './top-level-value.ts'

export type IndexedFile = {
  kind: ContentFileKind
  /** In lower case, for the search. */
  text: string
  title: string | undefined
  code: string | undefined
  /** Facts that no two entries may share, and what they are counted within. */
  facts: Readonly<Record<string, string | undefined>>
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
      const now = indexed(folder, file, kind, before)
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

function indexed(folder: string, file: string, kind: ContentFileKind, before: Known | undefined): Known | undefined {
  try {
    const stats = lstatSync(join(folder, file), { bigint: true })
    const identity = identityOf(stats)
    if (before?.identity === identity) return before
    const text = readRegularFileSync(folder, file, mostBytes).toString('utf8')
    return {
      ...{ kind, identity, text: text.toLowerCase(), changedAt: Number(stats.mtimeMs) },
      title: titleIn(text, kind),
      code: kind.language === undefined ? topLevelText(text, 'code') : undefined,
      facts: kind.language === undefined ? factsIn(text, kind) : noFacts,
    }
  } catch {
    return undefined
  }
}

const noFacts = {}
const countedKinds: readonly string[] = ['product', 'series', 'accessory']
const countedKeys = ['id', 'position', 'series', 'category', 'kind']

function factsIn(text: string, { kind }: ContentFileKind): IndexedFile['facts'] {
  if (!countedKinds.includes(kind)) return noFacts
  return Object.fromEntries(countedKeys.map((key) => [key, topLevelText(text, key)]))
}

/** English, from the words or, for kinds without words, from the facts. */
function titleIn(text: string, { language }: ContentFileKind): string | undefined {
  if (language !== undefined && language !== 'en') return undefined
  return topLevelText(text, 'name') ?? topLevelText(text, 'title')
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
