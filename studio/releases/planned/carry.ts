import { join } from 'node:path'
import { releasesFolder } from '#publishing/read/layers.ts'
import { type Release, releasesIn } from '#publishing/read/releases.ts'
import { readThrough } from '#studio/drafts/published.ts'
import { textIfThere } from '#studio/files/storage.ts'
import type { FileChange } from '#studio/files/write-set.ts'
import { inTextThread } from '#studio/text-work/in-text-thread.ts'
import { pathKey, type Texts } from '../merge.ts'

/** A text file before and after a change. Undefined where it is not there. */
export type TextChange = { path: string; before: string | undefined; after: string | undefined }

/** Merges by field. Where both sides have changed a field, `mine` stays. */
export async function mergeOwn(texts: Texts): Promise<string | undefined> {
  const { text, conflicts } = await inTextThread('mergeTexts', texts)
  if (conflicts.length === 0) return text
  const choices = new Map(conflicts.map(({ path }) => [pathKey(path), 'mine' as const]))
  return (await inTextThread('mergeTexts', texts, choices)).text
}

/**
 * A release replaces whole files, so what changes before it has to be in its files too. A field that the release changes itself stays, because
 * it was made for its day.
 */
export async function carryInto(releases: readonly Release[], changes: readonly TextChange[]): Promise<FileChange[]> {
  const carried: FileChange[] = []
  for (const { folder, name } of releases) {
    for (const { path, before, after } of changes) {
      const mine = await textIfThere(join(folder, path))
      if (mine === undefined || before === undefined || after === undefined) continue
      const text = await mergeOwn({ base: before, theirs: after, mine })
      if (text !== undefined && text !== mine)
        carried.push({ path: `${releasesFolder}/${name}/${path}`, content: Buffer.from(text) })
    }
  }
  return carried
}

/** A text as the releases before one of this name show it. */
export async function textBefore(root: string, name: string, file: string): Promise<string | undefined> {
  const layers = releasesIn(root).filter((release) => release.name < name)
  const content = await readThrough(
    root,
    layers.map(({ folder }) => folder),
    file,
  )
  return content?.toString('utf8')
}
