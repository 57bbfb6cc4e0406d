import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { atomicFile } from './atomic-file.ts'

it('replaces the previous file only when it is finished', async () => {
  await using temporary = await temporaryFolder()
  const target = join(temporary.folder, 'new', 'kept.json')
  for (const text of ['first', 'second']) {
    await using unfinished = await atomicFile(target)
    await writeFile(unfinished.path, text)
    if (text === 'second') expect(await readFile(target, 'utf8')).toBe('first')
    await unfinished.finish()
    expect(await readFile(target, 'utf8')).toBe(text)
  }
  expect(await readdir(join(temporary.folder, 'new'))).toEqual(['kept.json'])
})

it('leaves no file behind if it is not finished', async () => {
  await using temporary = await temporaryFolder()
  const failing = async () => {
    await using unfinished = await atomicFile(join(temporary.folder, 'kept.json'))
    await writeFile(unfinished.path, 'half')
    throw new Error('the disk is full')
  }
  await expect(failing()).rejects.toThrow('the disk is full')
  expect(await readdir(temporary.folder)).toEqual([])
})
