import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entriesBelow } from './entries-below.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Node gives ENOENT for a folder whose name is not UTF-8, also to root. */
const unreadable = (folder: string) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff])])

it('lists what is below a folder, but for what is hidden', async () => {
  await using temporary = await temporaryFolder()
  await mkdir(join(temporary.folder, 'news', 'showroom'), { recursive: true })
  await mkdir(join(temporary.folder, '.git'))
  await writeFile(join(temporary.folder, 'news', 'showroom', 'news.yaml'), '')
  const names = (await entriesBelow(temporary.folder)).map(({ name }) => name)
  expect(names.sort()).toEqual(['news', 'news.yaml', 'showroom'])
})

it('leaves out a folder further in that cannot be read, and tells of it', async () => {
  await using temporary = await temporaryFolder()
  await mkdir(join(temporary.folder, 'news'))
  await mkdir(unreadable(join(temporary.folder, 'news')))
  const told: string[] = []
  expect((await entriesBelow(temporary.folder, (folder) => told.push(folder))).map(({ name }) => name)).toEqual(['news'])
  expect(told).toEqual([join(temporary.folder, 'news', '\ufffd')])
})

it('fails where a folder at the top cannot be read: too much would be missing', async () => {
  await using temporary = await temporaryFolder()
  await mkdir(unreadable(temporary.folder))
  await expect(entriesBelow(temporary.folder)).rejects.toThrow('ENOENT')
})
