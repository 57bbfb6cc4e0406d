import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { plainLinksClass } from '#app/ui/actions/plain-links.ts'
import { fitUrl, pageUrl } from '#contract/pages/urls.ts'
import type { ShownProduct } from '../load.server.ts'
import styles from './product-actions.module.css'

/** What buyers ask next: price and delivery, whether it fits, care, accessories (D11). */
export function ProductLinks({ product, careHref }: { product: ShownProduct; careHref: string | undefined }) {
  const { language } = useLanguage()
  const t = useMessages('common', 'product', 'product-card')
  return (
    <p className={`${plainLinksClass} ${styles.links}`}>
      {!product.discontinued && <Link to={pageUrl(language, 'charges')}>{t('offer.charges')}</Link>}
      {!product.discontinued && <Link to={fitUrl(language, product.category)}>{t('product.fit')}</Link>}
      {careHref && <Link to={careHref}>{t('careLink.text')}</Link>}
      {product.tabs.includes('accessories') && (
        <Link to={{ search: `?id=${product.code}`, hash: 'accessories' }}>{t('offer.accessories')}</Link>
      )}
    </p>
  )
}
