import { removeAbandonedBuilds } from './build-folder.ts'
import { hashesIn, type Manifest } from './manifest.ts'
import type { PublishedStore } from './published-store.ts'

/**
 * Removes versions but for the `keep` newest and the current one of each format, files that no version holds, and what publishers that died
 * have left on this machine. `manifestOf` reads the manifest of a version.
 */
export async function collectGarbage(store: PublishedStore, manifestOf: (id: string) => Promise<Manifest>, keep: number) {
  const versions = await store.versions()
  const current = new Set([...Map.groupBy(versions, ({ format }) => format).values()].flatMap(([first]) => first?.id ?? []))
  const kept = versions.filter(({ id }, index) => index < keep || current.has(id))
  // Before anything is removed: a manifest that can't be read must not cost its files.
  const wanted = new Set<string>()
  for (const { id } of kept) for (const hash of [id, ...hashesIn(await manifestOf(id))]) wanted.add(hash)
  const gone = versions.filter((version) => !kept.includes(version))
  for (const version of gone) await store.remove(version)
  await removeAbandonedBuilds()
  return { versions: gone.length, files: await store.sweep(wanted) }
}
