import { expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { productEnquiry } from './product-enquiry.server.ts'

const catalog = await loadCatalog(fixtureFolder)

it('FT6: the enquiry about a measured kitchen has the measures in words that staff read', () => {
  const query = new URLSearchParams({ code: 'RH-0001', width: '90 cm', duct: 'none', niche_w: '560' })
  expect(productEnquiry(catalog, 'zh-Hans', query)).toMatchObject({
    url: '/zh-hans?code=RH-0001&width=900&duct=none',
    choice: { value: 'Fit: RH-0001 (Between the cabinets: 900\u00a0mm; Where the air goes: Nowhere: it recirculates)' },
  })
})

it.each(['', 'code=', 'code=ZZ-9999&width=900', 'code=RH-0001'])('FT6: “%s” begins no enquiry', (query) =>
  expect(productEnquiry(catalog, 'en', new URLSearchParams(query))).toBeUndefined(),
)
