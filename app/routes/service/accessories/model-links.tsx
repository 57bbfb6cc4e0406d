import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { pageUrl, productUrl } from '#contract/pages/urls.ts'
import type { ProductCard } from '#contract/views.ts'
import styles from './page.module.css'

/** From what fits a model to the model itself. */
export function ModelLinks({ product }: { product: ProductCard }) {
  const { language } = useLanguage()
  const t = useMessages('parts')
  const { code } = product
  return (
    <p className={styles.links}>
      <Link to={productUrl(language, product)} className={onwardClass}>
        <Onward>{t('accessories.product', { code })}</Onward>
      </Link>
      <Link to={pageUrl(language, 'support', { id: code })} className={onwardClass}>
        <Onward>{t('accessories.support', { code })}</Onward>
      </Link>
    </p>
  )
}
