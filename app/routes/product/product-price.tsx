import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { ProductCard } from '#contract/views.ts'
import { dayText } from '#i18n/date-format.ts'
import { formatPrice } from '#i18n/number-format.ts'
import styles from './product-price.module.css'

/** The lowest price, the day it was set, and what else there is to pay. */
export function ProductPrice({ price }: { price: NonNullable<ProductCard['price']> }) {
  const { language, t } = useLanguage()
  return (
    <div className={styles.block}>
      <p className={styles.price}>{t('price.from', { price: formatPrice(price.from, language) })}</p>
      <p className={styles.note}>
        {/* The browser may format the date slightly differently. Keep the server's text. */}
        <span suppressHydrationWarning>{t('offer.on', { date: dayText(language, price.on) })}</span>{' '}
        <Link to={pageUrl(language, 'charges')}>{t('offer.charges')}</Link>
      </p>
    </div>
  )
}
