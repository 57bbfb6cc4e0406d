import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { markerFile, readBetweenPublishings } from './publishing-marker.ts'

function aFolder() {
  const root = mkdtempSync(join(tmpdir(), 'hearth-marker-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const marker = markerFile(root)
  mkdirSync(dirname(marker), { recursive: true })
  return { root, begin: () => writeFileSync(marker, ''), end: () => rmSync(marker) }
}

it('SW5: a read waits until files are switched', async () => {
  const { root, begin, end } = aFolder()
  begin()
  let isSwitched = false
  const reading = readBetweenPublishings(root, async () => isSwitched)
  await Promise.resolve()
  isSwitched = true
  end()
  expect(await reading).toBe(true)
})

it('SW5: a read during which files were switched is done again, also if it failed', async () => {
  const { root, begin, end } = aFolder()
  let reads = 0
  const result = await readBetweenPublishings(root, async () => {
    reads += 1
    if (reads > 2) return 'whole'
    begin()
    end()
    if (reads === 2) throw new Error('half')
    return 'half'
  })
  expect({ result, reads }).toEqual({ result: 'whole', reads: 3 })
})

it('SW5: a fault of the content is reported without another read, and a folder without publishings is read once', async () => {
  let reads = 0
  const failing = readBetweenPublishings(aFolder().root, async () => {
    reads += 1
    throw new Error('a fault')
  })
  await expect(failing).rejects.toThrow('a fault')
  expect(await readBetweenPublishings(tmpdir(), async () => 'read')).toBe('read')
  expect(reads).toBe(1)
})
