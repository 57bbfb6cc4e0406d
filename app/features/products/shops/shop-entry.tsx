import type { ReactNode } from 'react'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { plainLinksClass } from '#app/ui/actions/plain-links.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import type { OpeningHours } from '#contract/views/places.ts'
import type { Text } from '#contract/views.ts'
import { HoursList } from './hours-list.tsx'
import { OpenNow } from './open-now.tsx'
import styles from './shop-entry.module.css'

/** The known data of a shop. The API returns only name, phone and address. */
export type ShopFacts = { name: Text; tel: string; address: Text; mapUrl?: string; hours?: OpeningHours[] }

type ShopEntryProps = {
  shop: ShopFacts
  now: Date | undefined
  /** Distance in kilometres, and position in the list; its mark on the map has the same number. */
  km?: number
  place?: number
  /** Links after those to phone and map. */
  children?: ReactNode
}

export function ShopEntry({ shop: { name, tel, address, mapUrl, hours }, now, km, place, children }: ShopEntryProps) {
  const { number } = useLanguage()
  const t = useMessages('shell', 'stores')
  return (
    <article className={styles.shop}>
      <header className={styles.head}>
        <h3 key={place} className={`item-heading ${styles.name}`}>
          {place !== undefined && (
            <span className={styles.place}>
              <ChangingText>{place}</ChangingText>
            </span>
          )}
          <Words of={name} />
        </h3>
        {km !== undefined && (
          <p className={styles.distance}>
            <ChangingText>{t('place.distance', { km: number(roundedKm(km)) })}</ChangingText>
          </p>
        )}
      </header>
      <address className={styles.address}>
        <Words of={address} />
      </address>
      {hours && (
        <div className={styles.hours}>
          <OpenNow hours={hours} now={now} />
          <HoursList hours={hours} />
        </div>
      )}
      <p className={`${plainLinksClass} ${styles.ways}`}>
        <a href={phoneUrl(tel)}>
          <span className="visually-hidden">{t('place.phone')} </span>
          {tel}
        </a>
        {mapUrl && (
          <a href={mapUrl} target="_blank" rel="noopener">
            {t('place.openMap')}
            <span className="visually-hidden">
              : {name.text} {t('link.newTab')}
            </span>
          </a>
        )}
        {children}
      </p>
    </article>
  )
}

/** Rounded to half a kilometre, and at least that, because the positions are no more exact. */
function roundedKm(km: number): number {
  return Math.max(0.5, Math.round(km * 2) / 2)
}
