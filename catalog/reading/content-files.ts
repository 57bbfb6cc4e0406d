import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ContentError } from '../content-issue.ts'
import { eachEntryBelow } from '../entries-below.ts'
import { identityOf, isTooRecent } from '../media/unchanged-files.ts'
import { RefusedFile, readRegularFileSync } from '../regular-file.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'
import { type ContentFile, hashOf, type TextOf } from './content-file.ts'
import { ParsedYaml, rememberParsed } from './parsed-yaml.ts'
import type { ReadCache } from './read-cache.ts'
import { createValueStore, type ValueStore } from './value-store.ts'
import { parseYaml } from './yaml-source.ts'

/** In bytes: seven times the largest demo file. Parsing time is quadratic in the keys of a map: up to five seconds at this size. */
const maxYamlBytes = 128 * 1024

/** Texts are not kept in memory: they are read again in the rare case that they are needed. */
export const textsIn =
  (folder: string): TextOf =>
  ({ file, hash, text }) => {
    if (text !== undefined) return text
    try {
      const now = readText(folder, file)
      return hashOf(now) === hash ? now : undefined
    } catch {
      return undefined
    }
  }

type Parts = { cache?: ReadCache | undefined; values?: ValueStore | undefined }

/**
 * Reads and parses all YAML files of a content folder, sorted by name. Skips hidden files. `values` must stay open for as long as the files
 * are used.
 */
export async function readContentFiles(
  folder: string,
  { cache, values = createValueStore() }: Parts = {},
): Promise<ContentFile[]> {
  const nameOf = (path: string) => relative(folder, path).split(sep).join('/')
  const files: ContentFile[] = []
  const unreadable: ContentFile[] = []
  const reportUnreadable = (path: string, why: string) =>
    unreadable.push({ file: `${nameOf(path)}/`, ...withFault(`the folder cannot be read: ${why}`) })
  const parts = { cache, values, textOf: textsIn(folder) }
  for (const file of yamlFilesIn(folder, nameOf, reportUnreadable)) {
    files.push(readContentFile(folder, file, parts))
    await yieldToEventLoop()
  }
  return [...files, ...unreadable]
}

type Cached = { hash: string; value: Uint8Array }
type Reading = { cache: ReadCache | undefined; values: ValueStore; textOf: TextOf }

function readContentFile(folder: string, file: string, { cache, values, textOf }: Reading): ContentFile {
  try {
    const stats = statSync(join(folder, file), { bigint: true })
    const identity = isTooRecent(stats) ? undefined : identityOf(stats)
    const cached = identity === undefined ? undefined : cache?.find<Cached>('yaml', file, identity)
    if (cached) {
      const known: ContentFile = { file, hash: cached.hash }
      rememberParsed(new ParsedYaml(known, { bytes: cached.value, issues: [] }, { values, textOf }))
      return known
    }

    const text = readText(folder, file)
    const read: ContentFile = { file, hash: hashOf(text) }
    const parsed = parseYaml(read, text, textOf)
    rememberParsed(new ParsedYaml(read, parsed, { values, textOf }))
    if (identity !== undefined && parsed.bytes) {
      cache?.keep<Cached>('yaml', file, identity, { hash: read.hash, value: parsed.bytes })
    }
    return read
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { file, ...withFault(error instanceof RefusedFile ? message : `cannot be read: ${message}`) }
  }
}

const readText = (folder: string, file: string) => readRegularFileSync(folder, file, maxYamlBytes).toString('utf8')

const withFault = (fault: string) => ({ hash: hashOf(''), text: '', fault })

function yamlFilesIn(
  folder: string,
  nameOf: (path: string) => string,
  reportUnreadable: (path: string, why: string) => void,
): string[] {
  try {
    const names: string[] = []
    for (const entry of eachEntryBelow(folder, reportUnreadable)) {
      if (entry.name.endsWith('.yaml') && !entry.isDirectory()) names.push(nameOf(join(entry.parentPath, entry.name)))
    }
    return names.sort()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ContentError([{ file: folder, field: '', message: `the content folder cannot be read: ${message}` }])
  }
}
