import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import type { AreaView, CityView, CountryView, ShopView } from '#contract/views/places.ts'
import styles from './directory.module.css'

type DirectoryProps = { areas: readonly AreaView[]; shops: readonly ShopView[] }

/** Every shop abroad, as text to read or search. The shops in Singapore are listed above. */
export function Directory({ areas, shops }: DirectoryProps) {
  const t = useMessages('stores')
  const isAbroad = ({ cities }: CountryView) =>
    !shops.some(({ city, position }) => position !== undefined && cities.some(({ id }) => id === city.id))
  const countries = areas.flatMap((area) => area.countries).filter(isAbroad)
  return (
    <section aria-labelledby="abroad" className={styles.section}>
      <h2 id="abroad" className={`section-heading ${styles.heading}`}>
        {t('shops.abroad')}
      </h2>
      <div className={styles.countries}>
        {countries.map(({ id, name, cities }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`} className={styles.country}>
            <h3 id={`${id}-name`} className={styles.name}>
              <Words of={name} />
            </h3>
            {cities.map((city) => (
              <City key={city.id} city={city} shops={shops.filter((shop) => shop.city.id === city.id)} />
            ))}
          </section>
        ))}
      </div>
    </section>
  )
}

function City({ city, shops }: { city: CityView; shops: readonly ShopView[] }) {
  const t = useMessages('shell', 'stores')
  return (
    <>
      <h4 className={styles.city}>
        <Words of={city.name} />
      </h4>
      {shops.length === 0 && <p className={styles.none}>{t('shops.noneYet')}</p>}
      <ul>
        {shops.map(({ id, name, tel, address, mapUrl }) => (
          <li key={id} className={styles.shop}>
            <p className={styles.shopName}>
              <Words of={name} />
            </p>
            <a href={mapUrl} target="_blank" rel="noopener" className={styles.link}>
              <Words of={address} />
              <span className="visually-hidden">{` ${t('link.newTab')}`}</span>
            </a>
            <a href={phoneUrl(tel)} className={styles.link}>
              {tel}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
