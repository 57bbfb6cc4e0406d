import { useId } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { showToast } from '#app/ui/feedback/announcements.ts'
import type { AreaView, CityView, ShopView } from '#contract/views/places.ts'
import styles from './city-finder.module.css'
import { CityForm } from './city-form.tsx'
import { CityWithoutScript } from './city-without-script.tsx'
import { FoundShops } from './found-shops.tsx'
import { useShopSearch } from './use-shop-search.ts'

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
