import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './product-actions.module.css'

/** The lowest price, and on which day it was set. */
export type Pricing = { price: string; note: string }

export function ProductPrice({ pricing: { price, note } }: { pricing: Pricing }) {
  const { language } = useLanguage()
  const t = useMessages('product-card')
  return (
    <div className={styles.block}>
      <p className={styles.price}>{price}</p>
      <p className="fine-print">
        {note} <Link to={pageUrl(language, 'warrantyTerms')}>{t('offer.terms')}</Link>
      </p>
    </div>
  )
}
