import { type Dirent, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ContentError } from '../content-issue.ts'
import { eachEntryBelow } from '../entries-below.ts'
import { identityOf, isTooRecent } from '../media/unchanged-files.ts'
import { RefusedFile, readRegularFileSync } from '../regular-file.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'
import { type ContentFile, hashOf, type TextOf } from './content-file.ts'
import type { ReadCache } from './read-cache.ts'
import { type ParsedYaml, parsedFrom, parseYaml, rememberParsed } from './yaml-source.ts'

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

/** Reads and parses all YAML files of a content folder, sorted by name. Skips hidden files. */
export async function readContentFiles(folder: string, cache?: ReadCache): Promise<ContentFile[]> {
  const nameOf = (path: string) => relative(folder, path).split(sep).join('/')
  const files: ContentFile[] = []
  const unreadable: ContentFile[] = []
  const reportUnreadable = (path: string, why: string) =>
    unreadable.push({ file: `${nameOf(path)}/`, ...withFault(`the folder cannot be read: ${why}`) })
  const names = entriesOf(folder, reportUnreadable)
    .filter((entry) => entry.name.endsWith('.yaml') && !entry.isDirectory())
    .map(({ parentPath, name }) => nameOf(join(parentPath, name)))
    .sort()
  for (const file of names) {
    files.push(readContentFile(folder, file, cache))
    await yieldToEventLoop()
  }
  return [...files, ...unreadable]
}

type Cached = { hash: string; value: unknown }

function readContentFile(folder: string, file: string, cache: ReadCache | undefined): ContentFile {
  try {
    const stats = statSync(join(folder, file), { bigint: true })
    const identity = isTooRecent(stats) ? undefined : identityOf(stats)
    const cached = identity === undefined ? undefined : cache?.find<Cached>('yaml', file, identity)
    if (cached) {
      const known: ContentFile = { file, hash: cached.hash }
      rememberParsed(known, parsedFrom(known, cached.value, textsIn(folder)))
      return known
    }

    const text = readText(folder, file)
    const read: ContentFile = { file, hash: hashOf(text) }
    const parsed: ParsedYaml = parseYaml(read, text, textsIn(folder))
    rememberParsed(read, parsed)
    if (identity !== undefined && parsed.issues.length === 0) {
      cache?.keep<Cached>('yaml', file, identity, { hash: read.hash, value: parsed.value })
    }
    return read
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { file, ...withFault(error instanceof RefusedFile ? message : `cannot be read: ${message}`) }
  }
}

const readText = (folder: string, file: string) => readRegularFileSync(folder, file, maxYamlBytes).toString('utf8')

const withFault = (fault: string) => ({ hash: hashOf(''), text: '', fault })

function entriesOf(folder: string, reportUnreadable: (path: string, why: string) => void): Dirent[] {
  try {
    return [...eachEntryBelow(folder, reportUnreadable)]
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ContentError([{ file: folder, field: '', message: `the content folder cannot be read: ${message}` }])
  }
}
