import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { onwardClass } from '#app/ui/actions/link.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import { visitUrl } from '#contract/pages/urls.ts'
import type { PlaceOption } from '#contract/views/places.ts'
import type { ShownProduct } from '../load.server.ts'
import { ShopSearch, type ShopSearchResult } from './shop-search.tsx'
import styles from './where-to-buy.module.css'

type WhereToBuyProps = { product: ShownProduct; areas: readonly PlaceOption[]; initialResult: ShopSearchResult | undefined }

/** Shops, our showroom, the shop online if there is one, and the telephone last (D12). */
export function WhereToBuy({ product: { code, buyLink }, areas, initialResult }: WhereToBuyProps) {
  const { language } = useLanguage()
  const t = useMessages('product', 'shell')
  const { phone, address, hours } = useSite()
  return (
    <section aria-labelledby="where-to-buy" className={`screen-only page-width ${styles.section}`}>
      <h2 id="where-to-buy" className={`section-heading ${styles.heading}`}>
        {t('product.whereToBuy')}
      </h2>
      <ShopSearch code={code} areas={areas} initialResult={initialResult} />
      <div>
        <div className={styles.way}>
          <h3 className="item-heading">{t('buy.showroom')}</h3>
          <p>
            <Words of={address} />
          </p>
          <Link to={visitUrl(language, { codes: [code] })} className={onwardClass}>
            {t('buy.appointment')}
          </Link>
        </div>
        {buyLink && (
          <div className={styles.way}>
            <h3 className="item-heading">{t('product.buy')}</h3>
            <a href={buyLink} target="_blank" rel="noopener" className={onwardClass}>
              {new URL(buyLink).host}
              <span className="visually-hidden">{t('link.newTab')}</span>
            </a>
          </div>
        )}
        <div className={styles.way}>
          <h3 className="item-heading">{t('contact.phone')}</h3>
          <p>
            <Words of={hours} />
          </p>
          <a href={phoneUrl(phone)} className={onwardClass}>
            {phone}
          </a>
        </div>
      </div>
    </section>
  )
}
