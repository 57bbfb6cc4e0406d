import { useLanguage } from '#app/language/language.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'
import { useId } from '#app/ui/use-id.ts'
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
  const { t } = useLanguage()
  const titleId = useId()
  const { message, show } = useToast()
  const search = useShopSearch(() => show(t('shops.success')))
  const shown = search.found ?? (named && { city: named, shops: shops.filter(({ city }) => city.id === named.id) })
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('shops.byCity')}
      </h2>
      <CityForm areas={areas} search={search} onIncomplete={() => show(t('shops.selectAddress'))} />
      <CityWithoutScript areas={areas} />
      <div role="status">{shown && <FoundShops found={shown} known={shops} now={now} />}</div>
      <Toast message={message} />
    </section>
  )
}
