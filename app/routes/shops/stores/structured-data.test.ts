import { expect, it } from 'vitest'
import type { StoreView } from '#contract/views/places.ts'
import { localBusiness } from './structured-data.ts'

const store: StoreView = {
  ...{ id: 'kiln-lane', name: { text: 'Kiln Lane' }, tab: { text: 'By appointment' }, address: { text: '21 Kiln Lane' } },
  ...{ postcode: '409999', phone: '+65 6100 0001', position: { lat: 1.3, lon: 103.8 }, mapUrl: 'https://maps.example.com' },
  hours: [{ days: ['sat'], open: '11:00', close: '24:00' }],
}
const about = { brand: 'Solenne', url: 'https://www.example.com/store' }

it('VB5: search engines read where a visit is booked, if the store takes visits', () => {
  const visits = { url: 'https://www.example.com/visit?place=kiln-lane', name: 'Book a visit' }
  expect(localBusiness(store, { ...about, visits })).toMatchObject({
    '@type': 'HomeGoodsStore',
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://www.example.com/visit?place=kiln-lane' },
    },
  })
  expect(localBusiness(store, about)).not.toHaveProperty('potentialAction')
})
