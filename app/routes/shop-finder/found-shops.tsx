import { ShopEntry } from '#app/features/shops/shop-entry.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { NoData } from '#app/ui/no-data.tsx'
import { phoneUrl } from '#contract/phone-url.ts'
import type { ShopView } from '#contract/views/places.ts'
import styles from './found-shops.module.css'
import type { FoundCity } from './use-shop-search.ts'

type FoundShopsProps = { found: FoundCity; known: readonly ShopView[]; now: Date | undefined }

/** The shops of a city. Shops that are on this page too also show opening hours and a map link, which the API response doesn't contain. */
export function FoundShops({ found: { city, shops }, known, now }: FoundShopsProps) {
  const { t } = useLanguage()
  const { phone } = useSite()
  const byId = new Map(known.map((shop) => [shop.id, shop]))
  return (
    <div className={styles.found}>
      <p className={styles.count} lang={city.name.lang}>
        {t('shops.found', { city: city.name.text, count: shops.length })}
      </p>
      {shops.length === 0 ? (
        <NoData text={t('shops.none', { city: city.name.text })}>
          <p>
            {t('shops.noneNext')} <a href={phoneUrl(phone)}>{phone}</a>
          </p>
        </NoData>
      ) : (
        <ul>
          {shops.map((shop) => (
            <li key={shop.id}>
              <ShopEntry shop={byId.get(shop.id) ?? shop} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
