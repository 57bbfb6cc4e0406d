import { ProductCardView } from '#app/features/product-card/product-card-view.tsx'
import { useLanguage } from '#app/i18n/language.tsx'
import type { ProductCard } from '#contract/views.ts'
import styles from './recommended.module.css'

/** Products that go with this one, or stand in for it (D7). */
export function Recommended({ products }: { products: readonly ProductCard[] }) {
  const { t } = useLanguage()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recommended" className={styles.recommended}>
      <div className="page-width">
        <h2 id="recommended" className={styles.heading}>
          {t('product.recommended')}
        </h2>
        <ul className={styles.products}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCardView product={product} sizes="(min-width: 90rem) 26rem, (min-width: 44rem) 30vw, 68vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
