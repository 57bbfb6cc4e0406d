import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import type { CategoryNumber } from '#contract/categories.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import styles from './category-links.module.css'

/** Links to the product lists of the other categories. */
export function CategoryLinks({ current }: { current: CategoryNumber }) {
  const { language, t } = useLanguage()
  const { categories } = useSite()
  return (
    <nav aria-label={t('menu.categories')} className={styles.categories}>
      <ul>
        {categories.map(({ number, name }) => (
          <li key={number}>
            <Link to={productListUrl(language, number)} aria-current={number === current ? 'page' : undefined}>
              <Words of={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
