import { resolve } from 'node:path'
import type { MediaLibrary } from '#catalog/media/media-library.ts'
import type { Day } from '#contract/views/articles.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { type Content, isComplete } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { openLayers, withLayers } from '../read/layers.ts'
import { layersOn, type Release, releasesIn, unusableReleases } from '../read/releases.ts'
import { advice } from './all-rules.ts'
import { type Coverage, coverage } from './coverage.ts'
import { examineContent } from './examine-content.ts'
import type { Rule } from './rule.ts'
import { contentSizes } from './sizes.ts'

type Issues = { errors: ContentIssue[]; warnings: ContentIssue[] }

/** What is new on the day of coming releases. `releases`: the names of those that apply from this day on. */
export type ComingDay = Issues & { day: Day; releases: readonly string[] }

export type ContentReport = Issues & {
  coverage: Coverage[]
  sizes: ReturnType<typeof contentSizes>
  pictures: number
  /** In the order of days. */
  coming: ComingDay[]
}

/** Gives extra warnings about content without faults. For checks that need code outside `catalog/`. */
export type FurtherAdvice = (contentFolder: string, content: Content, media: MediaLibrary) => Promise<ContentIssue[]>

type Further = { rules?: readonly Rule[]; advice?: readonly FurtherAdvice[]; today?: Day }

/**
 * Checks the content for editors, as it is today and on the day of each coming release: errors, warnings, translation coverage and sizes.
 * `further` holds checks from outside `catalog/`.
 */
export async function checkContent(
  contentFolder: string,
  { today = dayInSingapore(new Date()), ...further }: Further = {},
): Promise<ContentReport> {
  const root = resolve(contentFolder)
  const now = await checkOn(contentFolder, layersOn(root, today), further)
  const known = { errors: linesOf(now.errors), warnings: linesOf(now.warnings) }
  const coming: ComingDay[] = []
  for (const [day, releases] of Map.groupBy(releasesIn(root).filter(isLaterThan(today)), (release) => release.day)) {
    const then = await checkOn(contentFolder, layersOn(root, day), further)
    const news = { errors: unknown(then.errors, known.errors), warnings: unknown(then.warnings, known.warnings) }
    coming.push({ day, releases: releases.map(({ name }) => name), ...news })
  }
  return { ...now, warnings: [...unusableReleases(root), ...now.warnings], coming }
}

const isLaterThan =
  (today: Day) =>
  ({ day }: Release) =>
    day > today

async function checkOn(contentFolder: string, layers: readonly string[], { rules = [], advice: advisers = [] }: Further) {
  const { draft, media, faults, unread } = await examineContent(contentFolder, { layers })
  const sound = faults.length === 0 && isComplete(draft) ? draft : undefined
  const advised = sound ? await Promise.all(advisers.map((advise) => advise(contentFolder, sound, media))) : []
  const named = (issues: readonly ContentIssue[]) => withLayers(issues, openLayers(resolve(contentFolder), layers))
  return {
    errors: named([...faults, ...rules.flatMap((rule) => rule(draft))]),
    warnings: named([...unread, ...advice.flatMap((rule) => rule(draft)), ...advised.flat()]),
    coverage: coverage(draft),
    sizes: contentSizes(draft),
    pictures: media.pictures.size,
  }
}

/** Without the line, which an earlier line of the file moves. */
const lineOf = ({ file, field, message }: ContentIssue) => JSON.stringify([file, field, message])
const linesOf = (issues: readonly ContentIssue[]) => new Set(issues.map(lineOf))

/** The issues that are new, which are known from then on. */
function unknown(issues: readonly ContentIssue[], known: Set<string>): ContentIssue[] {
  const found = issues.filter((issue) => !known.has(lineOf(issue)))
  for (const issue of found) known.add(lineOf(issue))
  return found
}
