import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { fixtureCopy } from '../testing/fixture.ts'
import { folderFingerprint } from './folder-fingerprint.ts'

/** Changes to a file within two seconds can look the same, so the clock is set to a later time. */
const later = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
/** A clock that stands still: on a busy machine, reading can take longer than those two seconds. */
const now = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now())

it('is the same as long as no file changes, and another one after each change', async () => {
  await using copy = await fixtureCopy()
  using _clock = later()
  const file = join(copy.folder, 'home.yaml')
  const seen = [await folderFingerprint(copy.folder)]
  expect(seen[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await folderFingerprint(copy.folder)).toBe(seen[0])

  await copy.edit('home.yaml', (text) => text.replace('a', 'b'))
  // The same size, and the old time of change.
  await utimes(file, new Date(0), new Date(0))
  seen.push(await folderFingerprint(copy.folder))
  await writeFile(join(copy.folder, 'news/new.yaml'), '')
  seen.push(await folderFingerprint(copy.folder))
  await rm(file)
  seen.push(await folderFingerprint(copy.folder))
  expect(new Set(seen).size).toBe(4)
})

it('is unknown if a file changed a moment ago, or if the folder is missing', async () => {
  using _clock = now()
  await using copy = await fixtureCopy()
  expect(await folderFingerprint(copy.folder)).toBeUndefined()
  expect(await folderFingerprint(join(copy.folder, 'missing'))).toBeUndefined()
})
