import { memo } from 'react'
import { useMessages } from '#app/language/messages.ts'
import type { ProductCard } from '#contract/views.ts'
import { ProductGrid } from './product-grid.tsx'
import styles from './series-section.module.css'

/** All products in the chosen order, without their series. */
export const SortedProducts = memo(function SortedProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useMessages('product-list')
  return (
    <section aria-labelledby="sorted-products" className={styles.series}>
      <h2 id="sorted-products" className="visually-hidden">
        {t('list.sorted')}
      </h2>
      <ProductGrid products={products} first />
    </section>
  )
})
