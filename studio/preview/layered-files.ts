import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile } from '#publishing/read/content-file.ts'
import { readContentFiles } from '#publishing/read/content-files.ts'
import { ContentError } from '#publishing/read/content-issue.ts'
import { removedFile, removedPaths } from '#publishing/read/removed-files.ts'

/** The files of a layer, and the files below it that it removes. */
type Layer = { files: readonly ContentFile[]; removed: readonly string[] }

/** Reads a layer alone: only its own files, and not those of the whole content. If it does not exist, it is empty. */
export async function readLayer(folder: string, parts: Parameters<typeof readContentFiles>[1]): Promise<Layer> {
  try {
    return { files: await readContentFiles(folder, parts), removed: removedIn(folder) }
  } catch (error) {
    if (error instanceof ContentError) return { files: [], removed: [] }
    throw error
  }
}

/** Content files with a layer over them. */
export function overlaid(below: readonly ContentFile[], { files, removed }: Layer): ContentFile[] {
  const all = new Map(below.map((file) => [file.file, file]))
  for (const file of removed) all.delete(file)
  for (const file of files) all.set(file.file, file)
  return [...all.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

function removedIn(folder: string): readonly string[] {
  try {
    return removedPaths(readFileSync(join(folder, removedFile), 'utf8')).paths
  } catch {
    return []
  }
}
