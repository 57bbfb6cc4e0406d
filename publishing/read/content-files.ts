import { lstatSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { eachEntryBelow } from '../files/entries-below.ts'
import { RefusedFile, readRegularFileSync } from '../files/regular-file.ts'
import { identityOf, isTooRecent } from '../files/unchanged-files.ts'
import { NotUtf8, utf8Text } from '../files/utf8-text.ts'
import { type ContentFile, hashOf, type TextOf } from './content-file.ts'
import { ContentError } from './content-issue.ts'
import { isInReleases, type Layers, openLayers } from './layers.ts'
import { ParsedYaml, rememberParsed } from './parsed-yaml.ts'
import type { ReadCache } from './read-cache.ts'
import { parseYaml } from './yaml-source.ts'

/** In bytes: seven times the largest demo file. Parsing time is quadratic in the keys of a map: up to five seconds at this size. */
const maxYamlBytes = 128 * 1024

/** Texts are not kept in memory: they are read again in the rare case that they are needed. */
export function textsIn(root: string, layers: readonly string[] = []): TextOf {
  const opened = openLayers(root, layers)
  return ({ file, hash, text }) => {
    if (text !== undefined) return text
    const place = opened.placeOf(file)
    if (!place) return undefined
    try {
      const now = readText(place.folder, file)
      return hashOf(now) === hash ? now : undefined
    } catch {
      return undefined
    }
  }
}

type Parts = {
  /** Absolute folders over the content folder, the last one on top (see `layers.ts`). */
  layers?: readonly string[] | undefined
  cache?: ReadCache | undefined
}

/** Reads and parses all YAML files of a content folder with its layers, sorted by name. Skips hidden files and releases. */
export async function readContentFiles(root: string, { layers = [], cache }: Parts = {}): Promise<ContentFile[]> {
  const opened = openLayers(root, layers)
  const folderOf = ({ placeOf }: Layers, file: string) => placeOf(file)?.folder ?? root
  const unreadable = new Map<string, string>()
  const reading: Reading = { cache, textOf: textsIn(root, layers) }
  const files: ContentFile[] = []
  for (const file of yamlFilesIn(root, opened, (folder, why) => unreadable.set(folder, why))) {
    const read =
      readContentFile(folderOf(opened, file), file, reading) ??
      readContentFile(folderOf(openLayers(root, layers), file), file, reading)
    if (read) files.push(read)
    await yieldToEventLoop()
  }
  const folders = [...unreadable, ...opened.unreadable].map(([folder, why]) => ({
    file: `${folder}/`,
    ...withFault(`the folder cannot be read: ${why}`),
  }))
  return [...files, ...folders]
}

const isGone = (folder: string, file: string) => lstatSync(join(folder, file), { throwIfNoEntry: false }) === undefined

type Cached = { hash: string; value: Uint8Array }
/** One object for all files, as `noIssues` is one list: there may be a hundred thousand files. */
type Reading = { cache: ReadCache | undefined; textOf: TextOf }
const noIssues = [] as const

/** Undefined if the file is gone: a draft may be taken back, or a file removed, while others are read. */
function readContentFile(folder: string, file: string, reading: Reading): ContentFile | undefined {
  const { cache, textOf } = reading
  try {
    const stats = statSync(join(folder, file), { bigint: true })
    const identity = isTooRecent(stats) ? undefined : identityOf(stats)
    const cached = identity === undefined ? undefined : cache?.find<Cached>('yaml', file, identity)
    if (cached) {
      const known: ContentFile = { file, hash: cached.hash }
      rememberParsed(new ParsedYaml(known, { bytes: cached.value, issues: noIssues }, textOf))
      return known
    }

    const text = readText(folder, file)
    const read: ContentFile = { file, hash: hashOf(text) }
    const parsed = parseYaml(read, text, textOf)
    rememberParsed(new ParsedYaml(read, parsed, textOf))
    if (identity !== undefined && parsed.bytes) {
      cache?.keep<Cached>('yaml', file, identity, { hash: read.hash, value: parsed.bytes })
    }
    return read
  } catch (error) {
    if (isGone(folder, file)) return undefined
    const message = error instanceof Error ? error.message : String(error)
    const fault = withFault(error instanceof RefusedFile ? message : `cannot be read: ${message}`)
    return { file, ...fault, ...(error instanceof NotUtf8 ? { faultLine: error.line } : {}) }
  }
}

const readText = (folder: string, file: string) => utf8Text(readRegularFileSync(folder, file, maxYamlBytes))

const withFault = (fault: string) => ({ hash: hashOf(''), text: '', fault })

function yamlFilesIn(root: string, layers: Layers, reportUnreadable: (folder: string, why: string) => void): string[] {
  const nameOf = (path: string) => relative(root, path).split(sep).join('/')
  try {
    const names: string[] = []
    for (const entry of eachEntryBelow(root, (path, why) => reportUnreadable(nameOf(path), why))) {
      if (!entry.name.endsWith('.yaml') || entry.isDirectory()) continue
      const name = nameOf(join(entry.parentPath, entry.name))
      if (!isInReleases(name) && layers.placeOf(name) && !layers.files.has(name)) names.push(name)
    }
    for (const name of layers.files) if (name.endsWith('.yaml')) names.push(name)
    return names.sort()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ContentError([{ file: root, field: '', message: `the content folder cannot be read: ${message}` }])
  }
}
