import { ProductCardView } from '#app/features/product-card/product-card-view.tsx'
import { useLanguage } from '#app/language/language.tsx'
import type { ProductCard } from '#contract/views.ts'
import styles from './hot-products.module.css'
import home from './page.module.css'

/** H3: hot products. */
export function HotProducts({ products }: { products: readonly ProductCard[] }) {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="home-products" className={`page-width ${home.section}`}>
      <h2 id="home-products" className={home.heading}>
        {t('home.hotProducts')}
      </h2>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.code}>
            <ProductCardView product={product} sizes="(width < 56rem) 50vw, 25vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
