import type { BannerPlace } from '#catalog/catalog.ts'
import { lookupTypes } from '#contract/pages/urls.ts'
import { categories } from '#contract/products/categories.ts'
import type { LookupType } from '#contract/views.ts'
import {
  bannerList,
  getCountryList,
  getHotCookbook,
  getHotNews,
  getHotProduct,
  getIframeUrl,
  getSeriesList,
} from '#contract/wire/calls/index-calls.ts'
import { cardEntry } from '#contract/wire/entities/article-entities.ts'
import { countryEntry, seriesEntry } from '#contract/wire/entities/entities.ts'
import type { Api } from './api.ts'
import { notFound } from './refusal.ts'
import { wireBanner, wireProduct } from './wire-entities.ts'

const bannerPlaces = { 1: 'home', 2: 'news', 3: 'cooperation' } as const satisfies Record<number, BannerPlace>

/** The calls for the home page, and for the header and footer of all pages. */
export function indexApi(api: Api) {
  api.call(getCountryList, ({ lang }, catalog) => catalog.site(lang).countries.map(countryEntry))

  api.call(bannerList, ({ lang, type }, catalog) =>
    catalog.banners(lang, bannerPlaces[type]).map((banner) => wireBanner(lang, banner)),
  )

  api.call(getSeriesList, ({ lang, type }, catalog) => {
    const series = type === '1' ? catalog.home(lang).series : categories.flatMap(({ number }) => catalog.seriesOf(lang, number))
    return series.map(seriesEntry)
  })

  api.call(getHotProduct, ({ lang }, catalog) => catalog.home(lang).hotProducts.map((card) => wireProduct(catalog, lang, card)))

  api.call(getHotNews, ({ lang }, catalog) => catalog.home(lang).hotNews.map(cardEntry))

  api.call(getHotCookbook, ({ lang }, catalog) => catalog.home(lang).hotRecipes.map(cardEntry))

  api.call(getIframeUrl, ({ lang, type, name, cate }, catalog) => {
    const lookup = lookupTypeOf(type)
    const url = lookup && catalog.framedUrl(lang, lookup, name, cate)
    return url === undefined ? notFound('name') : { url }
  })
}

function lookupTypeOf(number: string): LookupType | undefined {
  return (['series', 'product', 'campaign'] as const).find((type) => lookupTypes[type] === number)
}
