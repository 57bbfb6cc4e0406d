import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createFolderWatch } from './folder-watch.ts'

const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 10 })
const openWatches = () => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length

/** A watched folder, and how often a change was reported. */
async function watchedFolder(folders: readonly string[]) {
  const { folder, ...rest } = await temporaryFolder()
  for (const one of folders) await mkdir(join(folder, one), { recursive: true })
  const before = openWatches()
  let changes = 0
  const watch = createFolderWatch(folder, () => {
    changes += 1
  })
  onTestFinished(watch.close)
  await watch.renew()
  return {
    ...rest,
    watch,
    at: (...names: string[]) => join(folder, ...names),
    watches: () => openWatches() - before,
    /** Resolves when a change is reported that `change` makes. */
    async seen(change: () => Promise<unknown>) {
      const known = changes
      await change()
      await soon(() => expect(changes).toBeGreaterThan(known))
    },
  }
}

it('sees changes in a folder that was removed and created again at once', async () => {
  await using watched = await watchedFolder(['a/x'])
  await watched.seen(async () => {
    await rm(watched.at('a'), { recursive: true })
    await mkdir(watched.at('a', 'x'), { recursive: true })
  })
  await watched.watch.renew()
  await soon(() => expect(watched.watches()).toBe(3))
  await watched.seen(() => writeFile(watched.at('a', 'x', 'en.yaml'), 'title: New'))
})

it('sees changes in a folder inside one that took the place of another', async () => {
  await using watched = await watchedFolder(['a/x', 'c/x'])
  await watched.seen(async () => {
    await rename(watched.at('a'), watched.at('b'))
    await rename(watched.at('c'), watched.at('a'))
  })
  await watched.watch.renew()
  await soon(() => expect(watched.watches()).toBe(5))
  await watched.seen(() => writeFile(watched.at('a', 'x', 'en.yaml'), 'title: New'))
  await watched.seen(() => writeFile(watched.at('b', 'x', 'en.yaml'), 'title: Moved'))
})

it('ends all watches when it is closed, also while it renews them', async () => {
  await using watched = await watchedFolder(['a/x', 'b'])
  const renewing = watched.watch.renew()
  watched.watch.close()
  await renewing
  await soon(() => expect(watched.watches()).toBe(0))
})
