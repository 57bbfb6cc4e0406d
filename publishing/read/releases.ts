import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isHidden } from '../files/entries-below.ts'
import type { ContentIssue } from './content-issue.ts'
import { releasesFolder } from './layers.ts'

/** A layer that applies from a day on. */
export type Release = {
  /** `2026-12-01-new-year`. */
  name: string
  /** In Singapore. */
  day: string
  /** Absolute path. */
  folder: string
}

/** All releases of a content folder, in the order in which they apply: by name, and so by day. */
export function releasesIn(root: string): Release[] {
  return foldersOf(root).flatMap((entry) => {
    const day = dayOf(entry)
    return day === undefined ? [] : [{ name: entry.name, day, folder: join(root, releasesFolder, entry.name) }]
  })
}

/** The folders of the releases that apply on a day. */
export function layersOn(root: string, day: string): string[] {
  return releasesIn(root).flatMap((release) => (release.day <= day ? [release.folder] : []))
}

/** Warnings about what is in the folder of releases and is none. */
export function unusableReleases(root: string): ContentIssue[] {
  return foldersOf(root).flatMap((entry) =>
    dayOf(entry) === undefined
      ? [
          {
            file: `${releasesFolder}/${entry.name}`,
            field: '',
            message:
              'is not a release, so it never shows: it must be a folder named by its day and a name, such as 2026-12-01-new-year',
          },
        ]
      : [],
  )
}

function foldersOf(root: string): Dirent[] {
  const folder = join(root, releasesFolder)
  try {
    if (!lstatSync(folder).isDirectory()) return []
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isHidden(name))
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

function dayOf(entry: Dirent): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})-./.exec(entry.name)?.[1]
  if (day === undefined || !entry.isDirectory()) return undefined
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}
