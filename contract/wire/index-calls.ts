import { z } from 'zod'
import { Card } from './article-entities.ts'
import { readCall } from './call.ts'
import { Category, Lang, Line, localised } from './common.ts'
import { Banner, CountryOption, Product, Series } from './entities.ts'

/** The kinds of page that can be framed (G13): a series' feature page, a product's outside page, a campaign. */
export const LookupNumber = z.enum(['1', '2', '3']).describe('1 a series’ feature page, 2 a product’s outside page, 3 a campaign')

export const getCountryList = readCall({
  path: '/api/index/getCountryList',
  summary: 'Countries to choose from',
  notes: 'Takes lang alone.',
  fields: z.object({ lang: Lang }),
  data: z.array(CountryOption),
})

export const bannerList = readCall({
  path: '/api/index/bannerList',
  summary: 'Banners of a place',
  notes: 'The banners of a category’s list are answered by /api/Product/bannerList.',
  fields: z.object({
    type: z.enum(['1', '2', '3']).describe('1 home, 2 news hub, 3 cooperation hub'),
    ...localised,
  }),
  data: z.array(Banner),
})

export const getSeriesList = readCall({
  path: '/api/index/getSeriesList',
  summary: 'Series of the home page, or all of them',
  fields: z.object({
    type: z
      .enum(['1', '2'])
      .default('1')
      .describe('1 the series strip of the home page, 2 every series, category after category'),
    ...localised,
  }),
  data: z.array(Series),
})

export const getHotProduct = readCall({
  path: '/api/index/getHotProduct',
  summary: 'Hot products of the home page',
  fields: z.object(localised),
  data: z.array(Product),
})

export const getHotNews = readCall({
  path: '/api/index/getHotNews',
  summary: 'Hot news of the home page',
  fields: z.object(localised),
  data: z.array(Card),
})

export const getHotCookbook = readCall({
  path: '/api/index/getHotReccookbook',
  summary: 'Hot recipes of the home page',
  fields: z.object(localised),
  data: z.array(Card),
})

export const getIframeUrl = readCall({
  path: '/api/Index/getiframeurl',
  summary: 'The address to show in the frame',
  notes: 'Only addresses that the content lists are answered; 404 for everything else.',
  fields: z.object({
    type: LookupNumber,
    name: Line.describe('The series’ id, the product’s code or the campaign’s id'),
    cate: Category,
    ...localised,
  }),
  data: z.object({ url: z.string().describe('Path on this site, or address elsewhere') }),
})
