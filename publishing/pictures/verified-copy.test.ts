import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { writeVerified } from './verified-copy.ts'

async function* bytesOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

it('writes a file whose bytes match the hash', async () => {
  await using place = await temporaryFolder()
  const target = join(place.folder, 'copy')
  expect(await writeVerified(bytesOf('warm ', 'kitchen'), hash('sha256', 'warm kitchen'), target)).toBe(true)
  expect(await readFile(target, 'utf8')).toBe('warm kitchen')
})

it('leaves nothing of a file whose bytes do not match the hash', async () => {
  await using place = await temporaryFolder()
  expect(await writeVerified(bytesOf('cold'), hash('sha256', 'warm'), join(place.folder, 'copy'))).toBe(false)
  expect(await readdir(place.folder)).toEqual([])
})
