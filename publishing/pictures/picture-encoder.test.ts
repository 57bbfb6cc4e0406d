import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { loadCatalog } from '../load-catalog.ts'
import { fixtureFolder } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createPictureEncoder } from './picture-encoder.ts'

const catalog = await loadCatalog(fixtureFolder)
const [first, second] = [...catalog.pictures()].map(({ path, hash }) => ({ file: join(fixtureFolder, path), hash }))
if (!first || !second) throw new Error('The fixture has no pictures')
const webp = { kind: 'width', width: 240, format: 'webp' } as const

it('encodes a picture in another process', async () => {
  const { encode } = createPictureEncoder()
  const bytes = await encode({ ...first, size: webp }, 'now')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, format: 'webp' })
})

it('encodes what visitors ask for before what is made ahead', async () => {
  const { encode } = createPictureEncoder()
  const done: string[] = []
  await Promise.all([
    ...[1, 2, 3].map((number) => encode({ ...first, size: webp }, 'ahead').then(() => done.push(`ahead ${number}`))),
    encode({ ...second, size: webp }, 'now').then(() => done.push('now')),
  ])
  // The first one was running already.
  expect(done).toEqual(['ahead 1', 'now', 'ahead 2', 'ahead 3'])
})

it('a picture that cannot be decoded is an error, and does not disturb the next one', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.folder, 'broken.webp')
  await writeFile(file, 'no picture')
  const { encode } = createPictureEncoder()
  await expect(encode({ file, hash: hash('sha256', 'no picture'), size: webp }, 'now')).rejects.toThrow(/unsupported/i)
  expect(await encode({ ...first, size: webp }, 'now')).toBeDefined()
})

it.runIf(process.platform === 'linux')(
  'if the process dies, its job fails and a new process makes the next picture',
  async () => {
    const { encode } = createPictureEncoder()
    await encode({ ...first, size: webp }, 'now')
    const [pid] = encoderProcesses()
    const next = encode({ ...second, size: { kind: 'width', width: 1600, format: 'avif' } }, 'now')
    process.kill(Number(pid), 'SIGKILL')
    await expect(next).rejects.toThrow('SIGKILL')
    expect(await encode({ ...second, size: webp }, 'now')).toBeDefined()
  },
)

/** Process ids of the encoders of this test file's process, the newest first. */
function encoderProcesses(): string[] {
  return globSync(`/proc/${process.pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split(' '))
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encoder-process'))
    .sort((a, b) => startOf(b) - startOf(a))
}

/** In ticks since the system started. The ids of processes begin again at some point. */
function startOf(pid: string): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  return Number(afterName.split(' ')[19])
}
