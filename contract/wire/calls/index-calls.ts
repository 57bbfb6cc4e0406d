import { z } from 'zod'
import { readCall } from '../call.ts'
import { Category, Lang, Line, localised } from '../common.ts'
import { Card } from '../entities/article-entities.ts'
import { Banner, CountryOption, Product, Series } from '../entities/entities.ts'

/** Kinds of page that can be framed (G13); see `lookupTypes`. */
export const LookupNumber = z
  .enum(['1', '2', '3'])
  .describe('1 feature page of a series, 2 external page of a product, 3 campaign')

export const getCountryList = readCall({
  path: '/api/index/getCountryList',
  summary: 'Countries of the country selector',
  notes: 'The only parameter is lang.',
  fields: z.object({ lang: Lang }),
  data: z.array(CountryOption),
})

export const bannerList = readCall({
  path: '/api/index/bannerList',
  summary: 'Banners of a page',
  notes: 'For the banners of a product list, call /api/Product/bannerList.',
  fields: z.object({
    type: z.enum(['1', '2', '3']).describe('1 home, 2 news hub, 3 cooperation hub'),
    ...localised,
  }),
  data: z.array(Banner),
})

export const getSeriesList = readCall({
  path: '/api/index/getSeriesList',
  summary: 'Series of the home page, or all series',
  fields: z.object({
    type: z.enum(['1', '2']).default('1').describe('1 the series on the home page, 2 all series, by category'),
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
  summary: 'The URL to show in the frame',
  notes: 'Returns only URLs that the content lists, else 404.',
  fields: z.object({
    type: LookupNumber,
    name: Line.describe('Series id, product code or campaign id'),
    cate: Category,
    ...localised,
  }),
  data: z.object({ url: z.string().describe('Path on this site, or external URL') }),
})
