import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { readRegularFileSync } from '../files/regular-file.ts'
import { openLayers } from './layers.ts'
import { layersOn } from './releases.ts'

const maxFileBytes = 1024 * 1024

/** Single files of the content, with the releases that apply on a day: staff tools start without the catalog, and read only what they need. */
export function contentOn(contentFolder: string, day: string) {
  const layers = openLayers(contentFolder, layersOn(contentFolder, day))

  function names(folder: string): string[] {
    const added = [...layers.files].flatMap((path) => (path.startsWith(`${folder}/`) ? (path.split('/')[1] ?? []) : []))
    return [...new Set([...namesIn(join(contentFolder, folder)), ...added])].sort()
  }

  function file<T>(path: string, schema: z.ZodType<T>): T | undefined {
    const place = layers.placeOf(path)
    if (!place) return undefined
    try {
      return schema.safeParse(parse(readRegularFileSync(place.folder, path, maxFileBytes).toString('utf8'))).data
    } catch {
      return undefined
    }
  }

  return { names, file }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
