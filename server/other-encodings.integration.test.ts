import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { runSite } from '#tests/support/running-site.ts'

it('CT2: a running site never shows a file in another encoding: the last good version stays, and /readyz names the file and line', async () => {
  await using site = await runSite()
  const url = site.origin + pageUrl('zh-Hans', 'product', { id: 'RH-0001' })
  const before = await (await fetch(url)).text()
  const file = join(site.contentFolder, 'products/rh-0001/zh-Hans.yaml')
  // Windows-1252, as an old editor saves it.
  writeFileSync(file, Buffer.from(readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Café'), 'latin1'))

  const readiness = async () => (await fetch(`${site.origin}/readyz`)).json()
  await expect.poll(async () => (await readiness()).status, { timeout: 120_000 }).toBe('degraded')
  const { content } = await readiness()
  expect(content.faults).toEqual([
    expect.objectContaining({
      file: 'products/rh-0001/zh-Hans.yaml',
      line: expect.any(Number),
      message: expect.stringContaining('save it as UTF-8'),
    }),
  ])
  expect(await (await fetch(url)).text()).toBe(before)
})
