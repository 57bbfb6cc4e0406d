import type { ReactNode } from 'react'
import { KeepAtHome } from '#app/content/keep-at-home.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { calendarUrl } from '#contract/calendar/calendar-file.ts'
import { otherCode } from '#contract/forms/choices.ts'
import { fullName } from '#contract/forms/full-name.ts'
import type { Certificate as Facts } from '#contract/forms/posted-form.ts'
import { warrantyEnd } from '#contract/forms/warranty.ts'
import { warrantyCalendar } from '#contract/forms/warranty-calendar.ts'
import { dayText } from '#i18n/date-format.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import styles from './certificate.module.css'

/** The certificate of the registration just sent. */
export function certificateOfSent({ reference, values }: { reference: string; values: Readonly<Record<string, string>> }): Facts {
  const buyDate = values['buy_date'] ?? ''
  const today = dayInSingapore(new Date())
  return {
    reference,
    name: fullName(values['family_name'], values['name']),
    code: values['code'] ?? '',
    serialNumber: values['serial_number'] ?? '',
    buyDate,
    registeredOn: today,
    expiresOn: warrantyEnd(buyDate, today),
  }
}

type CertificateProps = {
  of: Facts
  /** Recall notices about the appliance. */
  warning: Warning
  /** It is shown by My kitchen, which keeps the appliance already. */
  isKept?: boolean
}
export type Warning = (facts: Facts) => ReactNode

/** The warranty certificate, with a print button and a calendar reminder. */
export function Certificate({ of: facts, warning, isKept = false }: CertificateProps) {
  const { language, t } = useLanguage()
  const { brand } = useSite()
  const hydrated = useHydrated()
  const hasEnded = facts.expiresOn < dayInSingapore(new Date())
  const day = (date: string) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? dayText(language, date) : date)
  const rows = [
    [t('registration.reference'), facts.reference],
    [t('registration.owner'), facts.name],
    [t('label.code'), facts.code],
    [t('label.serialNumber'), facts.serialNumber],
    [t('label.purchaseDate'), day(facts.buyDate)],
    [hasEnded ? t('registration.ended') : t('registration.until'), day(facts.expiresOn)],
  ].filter(([, value]) => value !== '')
  return (
    <div className={styles.sheet}>
      {warning(facts)}
      <section aria-labelledby="certificate-title" className={styles.certificate}>
        <p className={styles.brand}>{brand}</p>
        <h2 id="certificate-title" className={styles.title}>
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
      <p className={styles.actions}>
        {/* Without JavaScript, visitors print with the browser's menu. */}
        {hydrated && (
          <Button look="secondary" onClick={() => window.print()}>
            {t('registration.print')}
          </Button>
        )}
        {!hasEnded && (
          <a href={calendarFile(facts, t('registration.reminder', { code: facts.code }))} download={`${facts.code}-warranty.ics`}>
            {t('registration.calendar')}
          </a>
        )}
        {!isKept && facts.code !== otherCode && <KeepAtHome appliance={ownedModel(facts)} label={t('owned.keep')} />}
      </p>
    </div>
  )
}

const ownedModel = ({ code, serialNumber, buyDate, reference }: Facts) => ({
  code,
  serial: serialNumber,
  bought: buyDate,
  reference,
})

function calendarFile({ reference, expiresOn, serialNumber }: Facts, title: string): string {
  const file = warrantyCalendar({ reference, expiresOn, title, text: `${reference}\n${serialNumber}`, at: new Date() })
  return calendarUrl(file)
}
