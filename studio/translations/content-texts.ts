import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { kindOfFile } from '#contract/content/kinds.ts'
import { eachEntryBelow } from '#publishing/files/entries-below.ts'
import { isInReleases, openLayers } from '#publishing/read/layers.ts'
import { type SourceText, sourceTexts } from './source-texts.ts'
import { createKnownTexts, hasTexts, readTextFile, type TextFile } from './text-file.ts'
import { createTimeSlices, type TimeSlices } from './time-slices.ts'

/** Folders over one another: the published content first, then releases that are due, then drafts. A later one wins. */
export type Layers = readonly string[]

/** Reads texts of content files, or of `only` these. Files that haven't changed since the last time are not read again. */
export type TextReader = (layers: Layers, only?: readonly string[]) => Promise<SourceText[]>

export function createTextReader(): TextReader {
  const known = createKnownTexts()
  return async (layers, only) => {
    const slices = createTimeSlices()
    const files = new Map<string, TextFile>()
    for (const [name, folder] of only ? placesOf(layers, only) : await allPlaces(layers, slices)) {
      const kind = kindOfFile(name)
      const file = kind && hasTexts(kind) ? await readTextFile(folder, name, kind, known) : undefined
      if (file) files.set(name, file)
      await slices.pause()
    }
    return [...files].flatMap(([name, file]) => sourceTexts(name, file, (other) => files.get(other)))
  }
}

/** The folders that have these YAML files. */
export function placesOf([root = '', ...above]: Layers, names: readonly string[]): Map<string, string> {
  const layers = openLayers(root, above)
  return new Map(
    names.flatMap((name) => {
      const place = name.endsWith('.yaml') ? layers.placeOf(name) : undefined
      return place ? [[name, place.folder] as const] : []
    }),
  )
}

/** Each YAML file that counts, and the folder that has it, in the order of their names. */
export async function allPlaces([root = '', ...above]: Layers, slices: TimeSlices): Promise<Map<string, string>> {
  const layers = openLayers(root, above)
  const places = new Map<string, string>()
  const add = (name: string) => {
    const place = layers.placeOf(name)
    if (name.endsWith('.yaml') && place) places.set(name, place.folder)
  }
  if (!existsSync(root)) return places
  for (const entry of eachEntryBelow(root)) {
    const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!entry.isDirectory() && !isInReleases(name)) add(name)
    await slices.pause()
  }
  for (const name of layers.files) add(name)
  return new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)))
}
