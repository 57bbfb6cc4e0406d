import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { archiveAssets } from './archive-assets.ts'
import { readStaticFiles } from './static-files.ts'

function folders() {
  const root = mkdtempSync(join(tmpdir(), 'hearth-assets-'))
  const build = join(root, 'client')
  const archive = join(root, 'archive')
  mkdirSync(join(build, 'assets'), { recursive: true })
  return { build, archive, put: (name: string, text: string) => writeFileSync(join(build, 'assets', name), text) }
}

it('serves the scripts of an earlier build to pages that were opened before an update', async () => {
  const { build, archive, put } = folders()
  put('page-old.js', 'old()')
  await archiveAssets(join(build, 'assets'), join(archive, 'assets'), new Date())

  const next = folders()
  next.put('page-new.js', 'new()')
  await archiveAssets(join(next.build, 'assets'), join(archive, 'assets'), new Date())

  const files = readStaticFiles([next.build, archive])
  expect(files.byUrl('/assets/page-old.js')?.identity?.toString()).toBe('old()')
  expect(files.byUrl('/assets/page-new.js')?.identity?.toString()).toBe('new()')
  expect(files.byUrl('/assets/page-old.js')?.headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
})

it('deletes assets that no build has used for a month, and keeps old assets that the running build uses', async () => {
  const { build, archive, put } = folders()
  const now = new Date('2030-06-01')
  const longAgo = new Date('2030-04-01')
  mkdirSync(join(archive, 'assets'), { recursive: true })
  for (const name of ['gone.js', 'used.js']) {
    writeFileSync(join(archive, 'assets', name), '')
    utimesSync(join(archive, 'assets', name), longAgo, longAgo)
  }
  put('used.js', '')
  await archiveAssets(join(build, 'assets'), join(archive, 'assets'), now)
  expect(readdirSync(join(archive, 'assets'))).toEqual(['used.js'])
})

it('serves no files outside the built folders', () => {
  const { build } = folders()
  const files = readStaticFiles([build])
  expect(files.byUrl('/../package.json')).toBeUndefined()
  expect(files.byUrl('/assets/%2e%2e/x.js')).toBeUndefined()
})
