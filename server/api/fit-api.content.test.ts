import { afterAll, beforeAll, expect, it } from 'vitest'
import { fit } from '#contract/wire/calls/product-calls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  const catalog = await loadCatalog('content')
  api = await openApiUnderTest({ catalog: () => catalog })
})
afterAll(() => api.app.close())

const asked = async (fields: Fields) => dataOf(fit, await transports.json(api.origin + fit.path, fields))
const verdictsOf = (entries: Awaited<ReturnType<typeof asked>>) => [...new Set(entries.map(({ verdict }) => verdict))]

it('FT7: the verdict follows from the answers, and unanswered questions are listed as missing', async () => {
  const entries = await asked({ cate: '2', cutout_w: '730' })
  expect(entries.filter(({ verdict }) => verdict === 'change').length).toBeGreaterThan(0)
  for (const { verdict, changes, reasons, missing } of entries) {
    expect(missing).toContain('depth_below')
    expect({ changes: changes.length > 0, reasons: reasons.length > 0 }).toEqual({
      ...{ changes: verdict === 'change' || (verdict === 'no' && changes.length > 0), reasons: verdict === 'no' },
    })
  }
  expect(verdictsOf(await asked({ cate: '2' }))).toEqual(['fits'])
})

it('FT7: what fits is first, then what fits after a change, then what does not', async () => {
  const entries = await asked({ cate: '2', cutout_w: '730', cutout_d: '420', gas: 'none' })
  expect(verdictsOf(entries)).toEqual(['fits', 'change', 'no'].filter((one) => verdictsOf(entries).includes(one as never)))
  expect(verdictsOf(entries).length).toBeGreaterThan(1)
})

it('FT7: nothing is missing once all is answered', async () => {
  const oven = {
    cate: '3',
    niche_w: '560',
    niche_h: '600',
    niche_d: '560',
    place: 'column',
    door: '900',
    power: '32a',
    home: 'landed',
  }
  const entries = await asked(oven)
  expect(entries.length).toBeGreaterThan(0)
  for (const { missing } of entries) expect(missing).toEqual([])
})
