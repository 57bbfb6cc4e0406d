import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfThere, textIfThere } from '../files/storage.ts'
import { parsedJson } from './draft-facts.ts'

const releaseName = /^\d{4}-\d{2}-\d{2}-./
export const releasesFolder = 'releases'
/** At the root of a layer: the files that it removes. */
export const removedFile = '.removed.json'

export type Published = {
  root: string
  /** The releases that are due, as absolute folders, in their order. */
  dueLayers(): Promise<string[]>
  read(file: string): Promise<Buffer | undefined>
}

/** What visitors see on a day: the content folder with the releases that are due over it. */
export function createPublished(root: string, today: () => string): Published {
  async function dueLayers() {
    const names = await readdir(join(root, releasesFolder)).catch((): string[] => [])
    const due = names.filter((name) => releaseName.test(name) && name.slice(0, 10) <= today())
    return due.sort().map((name) => join(root, releasesFolder, name))
  }
  return {
    root,
    dueLayers,
    async read(file) {
      for (const layer of (await dueLayers()).reverse()) {
        const found = await readIfThere(join(layer, file))
        if (found !== undefined) return found
        if ((await removedIn(layer)).includes(file)) return undefined
      }
      return readIfThere(join(root, file))
    },
  }
}

const Paths = z.array(z.string())

/** The files that a layer removes. */
export async function removedIn(layer: string): Promise<string[]> {
  const removed = Paths.safeParse(parsedJson((await textIfThere(join(layer, removedFile))) ?? '[]'))
  return removed.success ? removed.data : []
}
