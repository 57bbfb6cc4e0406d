import { expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { fixtureFolder } from '#catalog/testing/fixture.ts'
import { showroomVisit } from './showroom-visit.server.ts'

const catalog = await loadCatalog(fixtureFolder)

it('D12: the enquiry about a visit is worded in the visitor’s language, and its values are English', () => {
  expect(showroomVisit(catalog, 'ko', 'rh-0001')).toMatchObject({
    code: 'RH-0001',
    title: '전시장 방문 예약',
    category: catalog.category('en', 1).name.text,
    choice: { value: 'Visit: RH-0001', name: '방문: RH-0001' },
  })
})

it.each([null, '', 'ZZ-9999'])('D12: %j begins no enquiry', (code) => expect(showroomVisit(catalog, 'en', code)).toBeUndefined())
