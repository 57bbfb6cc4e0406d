import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import type { VisitPlaceView } from '#contract/views/places.ts'
import type { Visit } from '#contract/wire/calls/visit-calls.ts'
import { dayOfWeekText, timeText } from '#i18n/date-format.ts'
import styles from './page.module.css'

/** When, where, what for, and what to bring. */
export function VisitDetails({ visit, place }: { visit: Visit; place: VisitPlaceView | undefined }) {
  const { language } = useLanguage()
  const t = useMessages('shell', 'stores', 'visit')
  const { phone } = useSite()
  const { day, time, kind, minutes, people, models, reference, state, word } = visit
  return (
    <dl className={styles.details}>
      {word !== '' && (
        <div>
          <dt>{t('booked.word')}</dt>
          <dd className={styles.word}>{word}</dd>
        </div>
      )}
      <div>
        <dt>{t('booked.when')}</dt>
        <dd>
          <p className={styles.time}>
            <time dateTime={visit.start}>
              {t('book.chosen', { day: dayOfWeekText(language, day), time: timeText(language, time) })}
            </time>
          </p>
          <p className={styles.small}>{`${t('booked.singaporeTime')} · ${t('book.lasts', { minutes })}`}</p>
        </dd>
      </div>
      {!place && state === 'booked' && (
        <div>
          <dt>{t('booked.where')}</dt>
          <dd>{t('booked.placeGone', { phone })}</dd>
        </div>
      )}
      {place && (
        <div>
          <dt>{t('booked.where')}</dt>
          <dd>
            <p>
              <Words of={place.name} />
            </p>
            <address>
              <Words of={place.address} />
            </address>
            <p className={styles.links}>
              <a href={place.mapUrl} target="_blank" rel="noopener noreferrer">
                {t('place.openMap')}
                <span className="visually-hidden">{t('link.newTab')}</span>
              </a>
              <a href={phoneUrl(place.phone)}>{place.phone}</a>
            </p>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('booked.what')}</dt>
        <dd>{`${t(`book.kind.${kind}`)} · ${t('booked.people', { count: people })}`}</dd>
      </div>
      {models !== '' && (
        <div>
          <dt>{t('booked.models')}</dt>
          <dd>{models}</dd>
        </div>
      )}
      {state === 'booked' && (
        <div>
          <dt>{t('booked.bring')}</dt>
          <dd>{t(`booked.bring.${kind}`)}</dd>
        </div>
      )}
      <div>
        <dt>{t('booked.reference')}</dt>
        <dd className={styles.reference}>{reference}</dd>
      </div>
    </dl>
  )
}
