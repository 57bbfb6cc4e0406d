import { useId } from 'react'
import type { ProductCard } from '#contract/views.ts'
import { ProductCardView } from './product-card-view.tsx'
import styles from './product-row.module.css'

type ProductRowProps = {
  heading: string
  /** With a `reason`, the row says below the card why it shows the product. */
  products: readonly (ProductCard & { reason?: string })[]
}

/** A row of products below the main content. Renders nothing if there are none. */
export function ProductRow({ heading, products }: ProductRowProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className={`screen-only ${styles.section}`}>
      <div className="page-width">
        <h2 id={id} className={`section-heading ${styles.heading}`}>
          {heading}
        </h2>
        <ul role="list" className={styles.products}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCardView product={product} sizes="(min-width: 108.75rem) 34rem, (min-width: 44rem) 31vw, 68vw" />
              {product.reason && <p className={styles.reason}>{product.reason}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
