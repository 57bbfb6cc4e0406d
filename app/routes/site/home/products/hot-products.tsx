import { ProductCardView } from '#app/features/products/product-card/product-card-view.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { ProductCard } from '#contract/views.ts'
import { HomeRow } from '../home-row.tsx'
import styles from './hot-products.module.css'

/** H3: hot products. */
export function HotProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useMessages('home')
  return (
    <HomeRow id="home-products" title={t('home.hotProducts')} className={styles.section}>
      {products.map((product) => (
        <ProductCardView key={product.code} product={product} sizes="(width < 40rem) 45vw, (width < 105rem) 15rem, 20rem" />
      ))}
    </HomeRow>
  )
}
