import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { getGoodsInfo, getSeriesGoods, getSpecialSeries } from '#contract/wire/calls/product-calls.ts'
import type { ComparableProducts, ComparableSeries, ProductId } from '#contract/wire/replies.ts'
import { readApi } from './read-api.ts'

export function comparableSeries(language: Language, category: CategoryNumber, signal: AbortSignal) {
  return readApi<typeof getSpecialSeries, z.infer<typeof ComparableSeries>>(
    '/api/Product/getspecialseries',
    language,
    { cate: `${category}` },
    (replies) => replies.ComparableSeries,
    signal,
  )
}

/** The products of a series. Those that can't be added to the current comparison are marked. */
export function comparableProducts(
  language: Language,
  { category, seriesId, chosen }: { category: CategoryNumber; seriesId: string; chosen: readonly string[] },
  signal: AbortSignal,
) {
  const fields = { cate: `${category}`, type: seriesId, id: chosen.join(',') } as const
  return readApi<typeof getSeriesGoods, z.infer<typeof ComparableProducts>>(
    '/api/Product/get_series_goods',
    language,
    fields,
    (replies) => replies.ComparableProducts,
    signal,
  )
}

export function productByCode(language: Language, code: string) {
  return readApi<typeof getGoodsInfo, z.infer<typeof ProductId>>(
    '/api/Product/get_goods_info',
    language,
    { code },
    (replies) => replies.ProductId,
  )
}
