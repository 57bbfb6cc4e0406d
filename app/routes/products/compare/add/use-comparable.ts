import { comparableProducts, comparableSeries } from '#app/features/pages/api-client/product-calls.ts'
import { useLoaded } from '#app/features/pages/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'

type Comparable = { category: CategoryNumber | undefined; seriesId: string; ids: readonly string[] }

/** The series of a category and the products of a series, each loaded once its parent is selected. */
export function useComparable({ category, seriesId, ids }: Comparable) {
  const { language } = useLanguage()
  const t = useMessages('comparison')

  const series = useLoaded(category && String(category), async (signal) =>
    category ? comparableSeries(language, category, signal) : [],
  )
  const products = useLoaded(category && seriesId ? [category, seriesId, ...ids].join() : undefined, async (signal) =>
    category ? comparableProducts(language, { category, seriesId, chosen: ids }, signal) : [],
  )

  const failed = [series, products].find((list) => list.state === 'failed')
  return {
    series: series.state === 'loaded' ? series.data : [],
    products: products.state === 'loaded' ? products.data : [],
    loading: { series: series.state === 'loading', products: products.state === 'loading' },
    failedList: failed && { text: t('comparison.listFailed'), retry: failed.retry },
  }
}
