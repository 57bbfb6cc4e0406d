import type { Catalog } from '#catalog/catalog.ts'
import { answersIn } from '#contract/fit/fields.ts'
import type { Language } from '#contract/languages.ts'
import { accessoryUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import {
  download,
  filterGoods,
  fit,
  getAccessories,
  getGoodsInfo,
  getSeries,
  getSeriesGoods,
  getSpecialSeries,
  newContrast,
  productBannerList,
  productData,
  productScreen,
} from '#contract/wire/calls/product-calls.ts'
import { accessoryEntry } from '#contract/wire/entities/accessory-entity.ts'
import { filterEntry, seriesEntry, seriesGroupEntry } from '#contract/wire/entities/entities.ts'
import { fitEntries } from '#contract/wire/entities/fit-entry.ts'
import { downloads, productDetail } from '#contract/wire/entities/product-detail.ts'
import { flag } from '#contract/wire/values.ts'
import type { Api } from './api.ts'
import { notFound } from './refusal.ts'
import { wireCompare } from './wire-compare.ts'
import { featureLink, listedProduct, wireBanner, wireProduct } from './wire-entities.ts'

const mostCompared = 3

/** The calls for products: lists, details and comparison. */
export function productApi(api: Api) {
  api.call(productBannerList, ({ lang, cate }, catalog) =>
    catalog.banners(lang, 'list', cate).map((banner) => wireBanner(lang, banner)),
  )

  api.call(productScreen, ({ lang, cate }, catalog) =>
    catalog.filters(lang, cate).map((filter, index) => filterEntry({ ...filter, index })),
  )

  api.call(filterGoods, ({ lang, post: { category, choice } }, catalog) =>
    catalog.productGroups(lang, category, { ticked: choice }).map((group) => {
      const products = group.products.map((card) => listedProduct(catalog, lang, card))
      return seriesGroupEntry({ ...group, featureLink: featureLink(lang, group), products })
    }),
  )

  api.call(productData, ({ lang, code }, catalog) => {
    const product = catalog.product(lang, code)
    if (!product) return notFound('code')
    const recommend = catalog.recommended(lang, code).map((card) => wireProduct(catalog, lang, card))
    const link = featureLink(lang, { ...product, id: product.seriesId })
    return { detail: productDetail({ ...product, featureLink: link }), recommend, cate: String(product.category) }
  })

  api.call(getGoodsInfo, ({ lang, code }, catalog) => {
    const product = catalog.productByCode(lang, code)
    return product ? wireProduct(catalog, lang, product) : notFound('code')
  })

  api.call(newContrast, ({ lang, id }, catalog) => wireCompare(catalog, lang, catalog.compare(lang, id)))

  api.call(fit, ({ lang, cate, ...fields }, catalog) => {
    const judged = catalog.fit(lang, cate, answersIn(fields))
    return judged ? fitEntries(judged.models) : notFound('stack')
  })

  api.call(download, ({ lang, cate }, catalog) => downloads(catalog.manuals(lang, cate)))

  api.call(getAccessories, ({ lang, code, id, cate }, catalog) => {
    const byId = id === undefined ? undefined : catalog.productById(lang, id)
    if (id !== undefined && !byId) return notFound('id')
    if (code !== undefined && !catalog.productByCode(lang, code)) return notFound('code')
    const fitting = catalog.accessories(lang, { category: cate, code: code ?? byId?.code })
    const ofBoth = byId && code !== undefined ? fitting.filter(({ models }) => models.includes(byId.code)) : fitting
    return ofBoth.map((accessory) => accessoryEntry({ ...accessory, link: accessoryUrl(lang, accessory.code) }))
  })

  api.call(getSeries, ({ lang, cate }, catalog) => catalog.seriesOf(lang, cate).map(seriesEntry))

  api.call(getSpecialSeries, ({ lang, cate }, catalog) => {
    const withProducts = new Set(catalog.productChoices(lang, cate).map(({ id }) => id))
    return catalog
      .seriesOf(lang, cate)
      .filter(({ id }) => withProducts.has(id))
      .map(seriesEntry)
  })

  api.call(getSeriesGoods, ({ lang, cate, type, id }, catalog) => {
    if (!hasSeries(catalog, lang, cate, type)) return notFound('type')
    const chosen = [...new Set(id)].filter((one) => catalog.productById(lang, one) !== undefined).slice(0, mostCompared)
    return catalog.productsOfSeries(lang, type).map((card) => {
      const isChosen = chosen.includes(card.id)
      return {
        ...wireProduct(catalog, lang, card),
        checked: flag(isChosen),
        disabled: flag(isChosen || chosen.length >= mostCompared),
      }
    })
  })
}

function hasSeries(catalog: Catalog, language: Language, category: CategoryNumber, series: string): boolean {
  return catalog.seriesOf(language, category).some(({ id }) => id === series)
}
