import type { EarlierFiles } from '../build/yaml-files.ts'
import { readContentFiles } from '../read/content-files.ts'
import type { ReadCache } from '../read/read-cache.ts'
import { type LastGood, type LoadedContent, loadFiles } from './load-entries.ts'

/** What was served before. */
export type Earlier = EarlierFiles & LastGood & { /** Whether another version of the program published it. */ isForeign: boolean }

type Parts = { layers: readonly string[]; cache: ReadCache }

/**
 * Loads a content folder (absolute) with its layers. An entry with faults is replaced by its last good version, or left out if there is none.
 * `earlier` is only asked for if there are faults.
 */
export async function loadContent(
  root: string,
  earlier: () => Earlier | undefined,
  { layers, cache }: Parts,
): Promise<LoadedContent> {
  const onDisk = await readContentFiles(root, { layers, cache })
  const load = (before?: EarlierFiles & LastGood) =>
    loadFiles(root, onDisk, before, { layers, cache, lastGoodText: before?.textOf })
  const loaded = await load().then(
    (alone) => (alone.heldBack.length === 0 ? alone : withLastGood(() => Promise.resolve(alone))),
    () => withLastGood(load),
  )
  cache.finish()
  return loaded

  async function withLastGood(alone: () => Promise<LoadedContent>): Promise<LoadedContent> {
    const before = earlier()
    // A new version of the program may have stricter checks, which the earlier entries don't pass.
    if (before) return before.isForeign ? load(before).catch(alone) : load(before)
    if (layers.length === 0) return alone()
    // Nothing was served before, and a release may have broken the entry. Then it is served without the release.
    const below = await loadContent(root, earlier, { layers: layers.slice(0, -1), cache }).catch(() => undefined)
    return below ? load({ ...below.lastGood, textOf: below.textOf }).catch(alone) : alone()
  }
}
