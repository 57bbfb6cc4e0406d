import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entriesBelow } from './entries-below.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** A folder whose name is not UTF-8: Node fails with ENOENT, even when it runs as root. */
const unreadable = (folder: string) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff])])

it('lists everything below a folder except hidden entries', async () => {
  await using temporary = await temporaryFolder()
  await mkdir(join(temporary.folder, 'news', 'showroom'), { recursive: true })
  await mkdir(join(temporary.folder, '.git'))
  await writeFile(join(temporary.folder, 'news', 'showroom', 'news.yaml'), '')
  const names = (await entriesBelow(temporary.folder)).map(({ name }) => name)
  expect(names.sort()).toEqual(['news', 'news.yaml', 'showroom'])
})

it('leaves out and reports an unreadable folder on a deeper level', async () => {
  await using temporary = await temporaryFolder()
  await mkdir(join(temporary.folder, 'news'))
  await mkdir(unreadable(join(temporary.folder, 'news')))
  const reported: string[] = []
  expect((await entriesBelow(temporary.folder, (folder) => reported.push(folder))).map(({ name }) => name)).toEqual(['news'])
  expect(reported).toEqual([join(temporary.folder, 'news', '\ufffd')])
})

it('fails if a top-level folder cannot be read, because too much content would be missing', async () => {
  await using temporary = await temporaryFolder()
  await mkdir(unreadable(temporary.folder))
  await expect(entriesBelow(temporary.folder)).rejects.toThrow('ENOENT')
})
