import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { productUrl } from '#contract/pages/urls.ts'
import type { ProductCard } from '#contract/views.ts'
import styles from './feature-products.module.css'

/** The products mentioned on the page. Their links open in the whole window, not in the frame. */
export function FeatureProducts({ products }: { products: readonly ProductCard[] }) {
  const { language } = useLanguage()
  if (products.length === 0) return null
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.code} className={styles.item}>
          <a href={productUrl(language, product)} target="_top" className={styles.product}>
            <ContentPicture picture={product.picture} sizes="(width < 40rem) 50vw, 20rem" decorative className="crop-4-3" />
            <span className={styles.code}>{product.code}</span>
            <span className={styles.title}>
              <Words of={product.title} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
