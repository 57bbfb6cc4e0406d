import type { ReactNode } from 'react'
import { AddOwnedButton } from '#app/content/kitchen/add-owned-button.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import type { Certificate as Facts } from '#contract/forms/posted-form.ts'
import type { OpenQuestion } from '#contract/forms/warranty/warranty.ts'
import { warrantyCalendar } from '#contract/forms/warranty/warranty-calendar.ts'
import { calendarUrl } from '#contract/kitchen/calendar-file.ts'
import { dayText } from '#i18n/date-format.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import styles from './certificate.module.css'

type CertificateProps = {
  of: Facts
  /** Recall notices about the appliance. */
  warning: Warning
  /** My kitchen shows it: the appliance is in there. */
  isOwned?: boolean
}
export type Warning = (appliance: Pick<Facts, 'code' | 'serialNumber'>) => ReactNode

/** The warranty certificate of a registration. If it has none yet, says why and what happens next. */
export function Certificate({ of: facts, warning, isOwned = false }: CertificateProps) {
  return (
    <div className={styles.sheet}>
      {warning(facts)}
      {'open' in facts.warranty ? (
        <NoCertificate question={facts.warranty.open} />
      ) : (
        <Sheet facts={facts} expiresOn={facts.warranty.expiresOn} isOwned={isOwned} />
      )}
    </div>
  )
}

function NoCertificate({ question }: { question: OpenQuestion }) {
  const t = useMessages('registration')
  const { phone } = useSite()
  return (
    <section aria-labelledby="no-certificate-title" className={styles.none}>
      <h2 id="no-certificate-title" className={styles.noneTitle}>
        {t('registration.noCertificate')}
      </h2>
      <p>{question === 'model' ? t('registration.openModel', { phone }) : t('registration.openPurchaseDate', { phone })}</p>
    </section>
  )
}

type SheetProps = { facts: Facts; expiresOn: string; isOwned: boolean }

/** With a print button and a calendar reminder. */
function Sheet({ facts, expiresOn, isOwned }: SheetProps) {
  const { language } = useLanguage()
  const t = useMessages('forms', 'registration')
  const { brand } = useSite()
  const hydrated = useHydrated()
  const hasEnded = expiresOn < dayInSingapore(new Date())
  const rows = [
    [t('registration.reference'), facts.reference],
    [t('registration.owner'), facts.name],
    [t('label.code'), facts.code],
    [t('label.serialNumber'), facts.serialNumber],
    [t('label.purchaseDate'), dayText(language, facts.buyDate)],
    [hasEnded ? t('registration.ended') : t('registration.until'), dayText(language, expiresOn)],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <section aria-labelledby="certificate-title" className={styles.certificate}>
        <p className={styles.brand}>{brand}</p>
        <h2 id="certificate-title" className={`section-heading ${styles.title}`}>
          {t('registration.certificate')}
        </h2>
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={`screen-only ${styles.actions}`}>
        {/* Without JavaScript, visitors print with the browser's menu. */}
        {hydrated && (
          <Button look="secondary" onClick={() => window.print()}>
            {t('registration.print')}
          </Button>
        )}
        {!hasEnded && (
          <a
            href={calendarFile(facts, expiresOn, t('registration.reminder', { code: facts.code }))}
            download={`${facts.code}-warranty.ics`}
          >
            {t('registration.calendar')}
          </a>
        )}
        {!isOwned && <AddOwnedButton appliance={ownedModel(facts)} label={t('owned.keep')} />}
      </p>
    </>
  )
}

const ownedModel = ({ code, serialNumber, buyDate, reference }: Facts) => ({
  code,
  serial: serialNumber,
  bought: buyDate,
  reference,
})

function calendarFile({ reference, serialNumber }: Facts, expiresOn: string, title: string): string {
  const file = warrantyCalendar({ reference, expiresOn, title, text: `${reference}\n${serialNumber}`, at: new Date() })
  return calendarUrl(file)
}
