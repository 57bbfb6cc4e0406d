import { useId } from 'react'
import { ShopEntry } from '#app/features/products/shops/shop-entry.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { showToast } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import type { AreaView, CityView, ShopView } from '#contract/views/places.ts'
import styles from './city-finder.module.css'
import { CityForm } from './city-form.tsx'
import { CityWithoutScript } from './city-without-script.tsx'
import { type FoundCity, useShopSearch } from './use-shop-search.ts'

type CityFinderProps = {
  areas: readonly AreaView[]
  shops: readonly ShopView[]
  /** The city named in the URL. */
  named: CityView | undefined
  now: Date | undefined
}

/** Finds the shops of a city by area, country and city (S2). */
export function CityFinder({ areas, shops, named, now }: CityFinderProps) {
  const t = useMessages('stores')
  const titleId = useId()
  const search = useShopSearch(() => showToast(t('shops.success')))
  const shown = search.found ?? (named && { city: named, shops: shops.filter(({ city }) => city.id === named.id) })
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('shops.byCity')}
      </h2>
      <CityForm areas={areas} search={search} onIncomplete={() => showToast(t('shops.selectAddress'))} />
      <CityWithoutScript areas={areas} />
      {shown && <FoundShops found={shown} known={shops} now={now} />}
    </section>
  )
}

type FoundShopsProps = { found: FoundCity; known: readonly ShopView[]; now: Date | undefined }

/** The shops of a city. Shops that are on this page too also show opening hours and a map link, which the API response doesn't contain. */
function FoundShops({ found, known, now }: FoundShopsProps) {
  const { city, shops } = found
  const t = useMessages('stores')
  const { phone } = useSite()
  const byId = new Map(known.map((shop) => [shop.id, shop]))
  const count = t('shops.found', { city: city.name.text, count: shops.length })
  useAnnouncement(count, found)
  return (
    <div className={styles.found}>
      <p className={styles.count} lang={city.name.lang}>
        <ChangingText>{count}</ChangingText>
      </p>
      {shops.length === 0 ? (
        <NoData key={city.name.text} text={t('shops.none', { city: city.name.text })}>
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
