import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { eachEntryBelow } from './entries-below.ts'

/** A folder whose name is not UTF-8: Node fails with ENOENT, even when it runs as root. */
const unreadable = (folder: string) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff])])

const entriesIn = async (...[folder, report]: Parameters<typeof eachEntryBelow>) => [...eachEntryBelow(folder, report)]

describe('everything below a folder', () => {
  it('lists everything below a folder except hidden entries', async () => {
    await using temporary = await temporaryFolder()
    await mkdir(join(temporary.folder, 'news', 'showroom'), { recursive: true })
    await mkdir(join(temporary.folder, '.git'))
    await writeFile(join(temporary.folder, 'news', 'showroom', 'news.yaml'), '')
    const names = (await entriesIn(temporary.folder)).map(({ name }) => name)
    expect(names.sort()).toEqual(['news', 'news.yaml', 'showroom'])
  })

  it('leaves out and reports an unreadable folder on a deeper level', async () => {
    await using temporary = await temporaryFolder()
    await mkdir(join(temporary.folder, 'news'))
    await mkdir(unreadable(join(temporary.folder, 'news')))
    const reported: string[] = []
    expect((await entriesIn(temporary.folder, (folder) => reported.push(folder))).map(({ name }) => name)).toEqual(['news'])
    expect(reported).toEqual([join(temporary.folder, 'news', '\ufffd')])
  })

  it('fails if a top-level folder cannot be read, because too much content would be missing', async () => {
    await using temporary = await temporaryFolder()
    await mkdir(unreadable(temporary.folder))
    await expect(entriesIn(temporary.folder)).rejects.toThrow('ENOENT')
  })
})
