import { setImmediate as afterOtherWork } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { compareUrl, feedUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { getHotProduct } from '#contract/wire/calls/index-calls.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { runSite } from '#tests/support/running-site.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const paths = [
  ...[pageUrl('en', 'home'), productListUrl('ko', 1), pageUrl('en', 'product', { id: 'RH-0001' }), compareUrl('en', ['101'])],
  ...[pageUrl('en', 'search', { q: 'hood' }), '/sitemap.xml', feedUrl('en', 'news'), '/robots.txt'],
  ...[getHotProduct.path, `${search.path}?q=hood`, pageUrl('en', 'myKitchen')],
]

// At a hundred times the demo content, a version takes 35 MB of the heap, and its database as much again.
it('G10: soon after a change, nothing keeps the earlier content in memory', async () => {
  await using site = await runSite()
  const { version } = site.content.current()
  const earlier = new WeakRef(site.content.current())
  for (const path of paths) expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200])

  site.edit('products/rh-0001/en.yaml', (text) => text.replace('title: ', 'title: New '))
  await expect.poll(() => site.content.current().version, { timeout: 120_000 }).not.toBe(version)
  await (await fetch(site.origin + pageUrl('en', 'home'))).text()
  const isGone = async () => {
    await afterOtherWork()
    collectGarbage()
    return earlier.deref() === undefined
  }
  await expect.poll(isGone, { timeout: 120_000 }).toBe(true)
  expect(site.failures).toEqual([])
})
