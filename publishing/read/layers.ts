import { existsSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { eachEntryBelow } from '../files/entries-below.ts'
import { readRegularFileSync } from '../files/regular-file.ts'
import { utf8Text } from '../files/utf8-text.ts'
import type { ContentIssue } from './content-issue.ts'
import { removedFile, removedPaths } from './removed-files.ts'

/** Folder in the content folder. Its folders are layers, and no content themselves. */
export const releasesFolder = 'releases'

/** Whether a path below the content folder belongs to a release. */
export const isInReleases = (path: string) => path === releasesFolder || path.startsWith(`${releasesFolder}/`)

/** `layer`: its name, if the file is not in the content folder itself. */
export type PlaceOfFile = { folder: string; layer?: string }

/** A content folder with the layers over it. Paths are those below the content folder. */
export type Layers = {
  /** Where a file is, if it exists. Undefined if a layer has removed it. */
  placeOf(path: string): PlaceOfFile | undefined
  /** The files of the layers that are not replaced or removed by later layers. */
  files: ReadonlySet<string>
  /** Folders of the layers that cannot be read, with the reason. */
  unreadable: ReadonlyMap<string, string>
  /** Faults of the layers themselves. Their other files count. */
  issues: readonly ContentIssue[]
  /** Warnings about files that layers remove, but that do not exist. */
  warnings: readonly ContentIssue[]
}

const largestRemovedFile = 1024 * 1024

/**
 * Opens layers, each an absolute folder whose files replace those with the same path in the content folder and in earlier layers. A layer
 * that doesn't exist is empty. Links are not followed.
 */
export function openLayers(root: string, folders: readonly string[]): Layers {
  const here: PlaceOfFile = { folder: root }
  const places = new Map<string, PlaceOfFile | undefined>()
  const files = new Set<string>()
  const unreadable = new Map<string, string>()
  const issues: ContentIssue[] = []
  const warnings: ContentIssue[] = []

  for (const folder of folders) {
    const place: PlaceOfFile = { folder, layer: layerName(root, folder) }
    try {
      for (const path of removedIn(folder, place)) {
        if (!files.has(path) && !existsSync(join(root, path)))
          warnings.push(removesNothing(`${place.layer}/${removedFile}`, path))
        places.set(path, undefined)
        files.delete(path)
      }
      for (const path of filesIn(folder, (path, why) => unreadable.set(path, why))) {
        places.set(path, place)
        files.add(path)
      }
    } catch (error) {
      if (!isMissing(error)) issues.push(unusable(`${place.layer}/`, error))
    }
  }

  function removedIn(folder: string, { layer }: PlaceOfFile): readonly string[] {
    const file = `${layer}/${removedFile}`
    if (!existsSync(join(folder, removedFile))) return []
    try {
      const removed = removedPaths(utf8Text(readRegularFileSync(folder, removedFile, largestRemovedFile)))
      issues.push(...removed.faults.map((fault): ContentIssue => ({ file, ...fault })))
      return removed.paths
    } catch (error) {
      issues.push(unusable(file, error))
      return []
    }
  }

  return { placeOf: (path) => (places.has(path) ? places.get(path) : here), files, unreadable, issues, warnings }
}

/** Issues that name the layer of their file. */
export function withLayers(issues: readonly ContentIssue[], { placeOf }: Layers): ContentIssue[] {
  return issues.map((issue) => {
    const layer = placeOf(issue.file)?.layer
    return layer === undefined ? issue : { ...issue, layer }
  })
}

/** `releases/2026-12-01-new-year`; outside the content folder, the name of the folder. */
function layerName(root: string, folder: string): string {
  return isBelow(root, folder) ? relative(root, folder).split(sep).join('/') : basename(folder)
}

export const isBelow = (root: string, folder: string) => !relative(root, folder).startsWith('..')

function* filesIn(folder: string, reportUnreadable: (path: string, why: string) => void): Generator<string> {
  const pathOf = (path: string) => relative(folder, path).split(sep).join('/')
  for (const entry of eachEntryBelow(folder, (path, why) => reportUnreadable(pathOf(path), why))) {
    const path = pathOf(join(entry.parentPath, entry.name))
    // A layer can't have releases.
    if (!entry.isDirectory() && !isInReleases(path)) yield path
  }
}

const unusable = (file: string, error: unknown): ContentIssue => ({
  ...{ file, field: '' },
  message: `cannot be read: ${error instanceof Error ? error.message : error}`,
})

const removesNothing = (file: string, path: string): ContentIssue => ({
  ...{ file, field: '' },
  message: `removes ${path}, which does not exist: correct the path, or take it out of the list`,
})

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
