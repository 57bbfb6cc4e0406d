import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { runSite } from '#tests/support/running-site.ts'

it('D12: the nearest shops are JSON that shared caches may keep', async () => {
  await using site = await runSite()
  const near = await fetch(site.origin + pageUrl('ko', 'nearestShops', { q: 'S529999' }))
  expect(near.status).toBe(200)
  expect(near.headers.get('content-type')).toMatch(/^application\/json/)
  expect(near.headers.get('cache-control')).toMatch(/^public/)
  expect(await near.json()).toMatchObject({
    title: '입력하신 우편번호에서 가까운 매장',
    shops: [{ id: 'sg-tampines', tel: '+65 6000 0012' }, { id: 'sg-orchard' }],
  })

  const unknown = await fetch(site.origin + pageUrl('en', 'nearestShops', { q: '<b>' }))
  expect(await unknown.json()).toEqual({ problem: 'That isn’t a Singapore postal code. Enter six digits, such as 238897.' })
})

it('D12: a product page with shops is for one visitor only', async () => {
  await using site = await runSite()
  const page = await fetch(site.origin + pageUrl('en', 'product', { id: 'RH-0001', q: '529999' }))
  expect(page.headers.get('cache-control')).not.toMatch(/public/)
  expect(await page.text()).toContain('Tampines Kitchens')
})
