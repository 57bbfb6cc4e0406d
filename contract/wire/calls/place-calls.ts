import { z } from 'zod'
import type { PlaceOption, ShopView } from '#contract/views/places.ts'
import { readCall } from '../call.ts'
import { Lang, Line, localised } from '../common.ts'
import { entityOf } from '../entities/entity.ts'
import { plain } from '../values.ts'

const place = entityOf<PlaceOption>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  name: field(z.string(), ({ name }) => plain(name)),
}))
const Place = place.schema
export const placeEntry = place.from

const shop = entityOf<ShopView>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  name: field(z.string(), ({ name }) => plain(name)),
  tel: field(z.string(), ({ tel }) => tel),
  addr: field(z.string(), ({ address }) => plain(address)),
}))
export const shopEntry = shop.from

export const dealer = readCall({
  path: '/api/Index/dealer',
  summary: 'Areas of the world that have shops',
  fields: z.object(localised),
  data: z.object({ area: z.array(Place) }),
})

export const getCountriesOfArea = readCall({
  path: '/api/Index/getztcountrylist',
  summary: 'Countries of an area',
  notes: 'The only other parameter is lang.',
  fields: z.object({ area_id: Line, lang: Lang }),
  data: z.array(Place),
})

export const getCityList = readCall({
  path: '/api/Index/getcitylist',
  summary: 'Cities of a country',
  notes: 'The only other parameter is lang.',
  fields: z.object({ country_id: Line, lang: Lang }),
  data: z.array(Place),
})

export const getShopList = readCall({
  path: '/api/Index/getshoplist',
  summary: 'Shops of a city',
  fields: z.object({ city_id: Line, ...localised }),
  data: z.array(shop.schema),
})
