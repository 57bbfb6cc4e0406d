import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import type { MenuProduct } from '#contract/fetched/product-menu.ts'
import { productUrl } from '#contract/pages/urls.ts'
import styles from './menu-products.module.css'

/** Products as small pictures with code and name. */
export function MenuProducts({ products }: { products: readonly MenuProduct[] }) {
  const { language } = useLanguage()
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.code}>
          <Link to={productUrl(language, product)} className={styles.product}>
            <ContentPicture picture={product.picture} sizes="(width < 100rem) 10rem, 14rem" decorative className="crop-4-3" />
            <span className={styles.code}>{product.code}</span>
            <span className={styles.title}>
              <Words of={product.title} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
