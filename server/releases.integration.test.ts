import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { bannerList } from '#contract/wire/calls/index-calls.ts'
import { fixtureCopy } from '#publishing/testing/fixture.ts'
import { runSite } from '#tests/support/running-site.ts'

const midnight = Date.parse('2026-12-01T00:00:00+08:00')

it('SW5: a banner that is scheduled for a day shows on that day and not before, with its picture', async () => {
  await using copy = await fixtureCopy()
  const release = join(copy.folder, 'releases/2026-12-01-new-year')
  mkdirSync(join(release, 'banners'), { recursive: true })
  const published = readFileSync(join(copy.folder, 'banners.yaml'), 'utf8')
  const scheduled = published
    .replace('en: Clear air,', 'en: A new year,')
    .replace('picture: /categories/range-hoods/pictures/wide.webp', 'picture: /banners/new.webp')
  writeFileSync(join(release, 'banners.yaml'), scheduled)
  writeFileSync(join(release, 'banners/new.webp'), readFileSync(join(copy.folder, 'products/sd-0001/pictures/studio.webp')))

  let now = midnight - 10 * 60_000
  await using site = await runSite({ content: copy.folder, environment: { LOG_LEVEL: 'info' }, now: () => now })
  const home = async (headers = {}) => {
    const answer = await fetch(site.origin + pageUrl('en', 'home'), { headers })
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() }
  }
  const banners = async () => (await fetch(`${site.origin}${bannerList.path}?type=1`)).text()
  await expect.poll(site.logged, { timeout: 120_000, interval: 20 }).toContain('the releases of 2026-12-01 are read')

  now = midnight - 1
  const before = await home()
  expect(before.text).toContain('Clear air')
  expect(before.text).not.toContain('A new year')
  expect((await home({ 'if-none-match': before.etag })).status).toBe(304)

  now = midnight
  const after = await home({ 'if-none-match': before.etag })
  expect(after.status).toBe(200)
  expect(after.text).toContain('A new year')
  expect(await banners()).toContain('/banners-new.')
  const [picture = ''] = /\/media\/[0-9a-f]{10}\/banners-new\.[\w.]+/.exec(after.text) ?? []
  const served = await fetch(site.origin + picture)
  expect([picture !== '', served.status]).toEqual([true, 200])
  expect(site.failures).toEqual([])
})
