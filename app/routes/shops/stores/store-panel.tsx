import { Link } from '#app/content/link.tsx'
import { MapMark, MapPicture } from '#app/content/maps/map-picture.tsx'
import { singaporeFrame } from '#app/content/maps/projection.ts'
import singaporeMap from '#app/content/maps/singapore.svg'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { HoursList } from '#app/features/products/shops/hours-list.tsx'
import { OpenNow } from '#app/features/products/shops/open-now.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { externalLinkIcon, phoneIcon } from '#app/ui/pictures/icons.ts'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import { visitUrl } from '#contract/pages/urls.ts'
import type { StoreView } from '#contract/views/places.ts'
import styles from './store-panel.module.css'

type StorePanelProps = { store: StoreView & { takesVisits: boolean }; now: Date | undefined }

/** Address, opening hours, appointment and directions of a store. */
export function StorePanel({ store, now }: StorePanelProps) {
  const { language } = useLanguage()
  const t = useMessages('shell', 'stores', 'visit')
  const { id, takesVisits, name, address, phone, hours, position, mapUrl, picture } = store
  return (
    <div className={styles.store}>
      <div>
        <h2 className={`section-heading ${styles.name}`}>
          <Words of={name} />
        </h2>
        <OpenNow hours={hours} now={now} />
        <dl className={styles.list}>
          <div>
            <dt>{t('place.address')}</dt>
            <dd>
              <address>
                <Words of={address} />
              </address>
            </dd>
          </div>
          <div>
            <dt>{t('place.phone')}</dt>
            <dd>
              <a href={phoneUrl(phone)} className={styles.phone}>
                {phone}
              </a>
            </dd>
          </div>
          <div>
            <dt>{t('hours.title')}</dt>
            <dd>
              <HoursList hours={hours} />
            </dd>
          </div>
        </dl>
        <div className={`screen-only ${styles.ways}`}>
          {takesVisits && (
            <Link to={visitUrl(language, { place: id })} className={buttonClass('primary')}>
              {t('book.title')}
            </Link>
          )}
          <a href={phoneUrl(phone)} className={buttonClass(takesVisits ? 'secondary' : 'primary')}>
            <Icon path={phoneIcon} size={16} />
            {t('stores.appointment')}
          </a>
          <a href={mapUrl} target="_blank" rel="noopener" className={buttonClass('secondary')}>
            {t('place.openMap')}
            <Icon path={externalLinkIcon} size={16} />
            <span className="visually-hidden">{t('link.newTab')}</span>
          </a>
        </div>
      </div>
      <div className="screen-only">
        {picture ? (
          <ContentPicture picture={picture} sizes="(width < 64rem) 100vw, 55vw" />
        ) : (
          <MapPicture src={singaporeMap} frame={singaporeFrame}>
            <MapMark frame={singaporeFrame} position={position} size={22} strong />
          </MapPicture>
        )}
      </div>
    </div>
  )
}
