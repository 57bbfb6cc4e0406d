import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openLayers } from '#publishing/read/layers.ts'
import { layersOn } from '#publishing/read/releases.ts'
import { removedFile, removedPaths } from '#publishing/read/removed-files.ts'
import { readIfThere, textIfThere } from '../files/storage.ts'

export type Published = {
  root: string
  /** The releases that are due, as absolute folders, in their order. */
  dueLayers(): string[]
  read(file: string): Promise<Buffer | undefined>
}

/** What visitors see on a day: the content folder with the releases that are due over it. */
export function createPublished(root: string, today: () => string): Published {
  const dueLayers = () => (existsSync(root) ? layersOn(root, today()) : [])
  return {
    root,
    dueLayers,
    read: (file) => readThrough(root, dueLayers(), file),
  }
}

/** A file of the content with layers over it. */
export async function readThrough(root: string, layers: readonly string[], file: string): Promise<Buffer | undefined> {
  const place = openLayers(root, layers).placeOf(file)
  return place && readIfThere(join(place.folder, file))
}

/** The files that a layer removes. */
export async function removedIn(layer: string): Promise<readonly string[]> {
  const text = await textIfThere(join(layer, removedFile))
  return text === undefined ? [] : removedPaths(text).paths
}
