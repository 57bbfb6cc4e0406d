import { CompareCheckbox } from '#app/features/products/compare-selection/compare-checkbox.tsx'
import { ProductCardView } from '#app/features/products/product-card/product-card-view.tsx'
import type { ProductCard } from '#contract/views.ts'
import styles from './product-grid.module.css'

const cardSizes = '(min-width: 108.75rem) 28rem, (min-width: 100rem) 24vw, (min-width: 64rem) 35vw, 46vw'

type ProductGridProps = {
  products: readonly ProductCard[]
  /** It is in view when the page opens. */
  first?: boolean
}

/** How many pictures are loaded before all others: the longest row. */
const priorities = 4

export function ProductGrid({ products, first = false }: ProductGridProps) {
  return (
    <ul className={styles.products}>
      {products.map((product, index) => {
        const priority = first && index < priorities
        return (
          <li key={product.id}>
            <ProductCardView product={product} sizes={cardSizes} priority={priority}>
              <CompareCheckbox product={product} />
            </ProductCardView>
          </li>
        )
      })}
    </ul>
  )
}
