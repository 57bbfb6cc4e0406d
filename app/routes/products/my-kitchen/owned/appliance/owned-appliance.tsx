import { useRef, useState } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Certificate } from '#app/features/forms/certificate/certificate.tsx'
import { WarningLines } from '#app/features/products/safety-notices/recall-warning.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import { type TimeLeft, timeLeft } from '#contract/kitchen/time-left.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { dayText } from '#i18n/date-format.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import styles from '../owned.module.css'
import { keyOf, noticesOf, warrantyEndOf, warrantyOfOwned } from '../owned-model.ts'
import type { Offline } from '../use-offline.ts'
import { CareReminders } from './care-reminders.tsx'
import { EditDetails } from './edit-details.tsx'
import { Papers } from './papers.tsx'

type OwnedApplianceProps = {
  entry: OwnedEntry
  facts: KitchenFacts | undefined
  offline: Offline
  onSaved: (entry: OwnedEntry) => void
  onRemove: () => void
}

/**
 * One appliance: what is urgent first, then its warranty, its care and its papers. Links with a target aren't prefetched: resting a pointer on one must
 * request nothing.
 */
export function OwnedAppliance({ entry, facts, offline, onSaved, onRemove }: OwnedApplianceProps) {
  const { language } = useLanguage()
  const t = useMessages('at-home')
  const [open, setOpen] = useState<'details' | 'certificate'>()
  const article = useRef<HTMLElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  const { code, title, category, picture, serial, reference } = entry
  const fact = ownValue(facts?.owned, code)
  const notices = noticesOf(entry, facts, language)
  const edit = (field: keyof OwnedEntry) => {
    setOpen('details')
    focusNext(() => article.current?.querySelector<HTMLElement>(`[name=${field}]`))
  }
  const cancel = () => {
    setOpen(undefined)
    focusNext(() => editButton.current)
  }
  const noteSaved = (changed: OwnedEntry) => {
    setOpen(undefined)
    onSaved(changed)
  }
  const support = pageUrl(language, 'support', { id: code })
  return (
    <article
      ref={article}
      data-appliance={keyOf(entry)}
      aria-label={serial ? `${code}, ${t('atHome.serialOf', { serial })}` : code}
      className={styles.appliance}
    >
      <div className={styles.picture}>
        {picture ? <img src={picture} alt="" width={480} height={360} /> : <ApplianceOutline category={category} />}
      </div>
      <div>
        <h3 className={styles.name}>
          <span className={styles.code}>{code}</span>
          <Words of={ownValue(facts?.models, code)?.title ?? { text: title }} />
        </h3>
        {serial && <p className={styles.serial}>{t('atHome.serialOf', { serial })}</p>}
        {notices.length > 0 && (
          <div className={styles.notices}>
            <WarningLines notices={notices} prefetch="none" />
          </div>
        )}
        <Warranty entry={entry} facts={facts} onAddDay={() => edit('bought')} />
        {facts && fact && <CareReminders entry={entry} facts={facts} reminders={fact.reminders} />}
        {fact && <Papers entry={entry} fact={fact} offline={offline} />}
        <ul className={styles.links}>
          <li>
            <Link to={support} prefetch="none">
              {t('atHome.support')}
            </Link>
          </li>
          <li>
            <Link to={`${support}#accessories`} prefetch="none">
              {t('atHome.parts')}
            </Link>
          </li>
          <li>
            {reference ? (
              <Button
                look="plain"
                aria-expanded={open === 'certificate'}
                onClick={() => setOpen(open === 'certificate' ? undefined : 'certificate')}
              >
                {t('atHome.certificate')}
              </Button>
            ) : (
              <Link to={pageUrl(language, 'registration', { code })} prefetch="none">
                {t('atHome.register')}
              </Link>
            )}
          </li>
          <li>
            <Button
              ref={editButton}
              look="plain"
              aria-expanded={open === 'details'}
              onClick={() => (open === 'details' ? cancel() : edit('serial'))}
              data-edit
            >
              {t('atHome.edit')}
            </Button>
          </li>
          <li>
            <Button look="plain" aria-label={formatLabelled(t('atHome.remove'), code, language)} onClick={onRemove}>
              {t('atHome.remove')}
            </Button>
          </li>
        </ul>
        {open === 'details' && <EditDetails entry={entry} onSaved={noteSaved} onCancel={cancel} />}
        {open === 'certificate' && reference && <OwnedCertificate entry={entry} reference={reference} facts={facts} />}
      </div>
    </article>
  )
}

type OwnedCertificateProps = { entry: OwnedEntry; reference: string; facts: KitchenFacts | undefined }

/** What the device knows of a registration, to be shown to a technician or printed. While it is open, it is printed alone. */
function OwnedCertificate({ entry, reference, facts }: OwnedCertificateProps) {
  const t = useMessages('at-home')
  const { code, serial = '', bought = '' } = entry
  // Until the facts are there, nothing is known of the model.
  if (!facts) return null
  const warranty = warrantyOfOwned(entry, facts)
  if ('open' in warranty) return <p>{warranty.open === 'model' ? t('atHome.noCertificate') : t('atHome.noDay')}</p>
  const certificate = { reference, name: '', code, serialNumber: serial, buyDate: bought, registeredOn: '', warranty }
  return (
    <div className={styles.certificate}>
      <Certificate of={certificate} warning={() => null} isOwned />
    </div>
  )
}

type WarrantyProps = { entry: OwnedEntry; facts: KitchenFacts | undefined; onAddDay: () => void }

/** How much of the warranty is left, counted on the device. */
function Warranty({ entry, facts, onAddDay }: WarrantyProps) {
  const { language } = useLanguage()
  const t = useMessages('at-home')
  const end = warrantyEndOf(entry, facts)
  const left = end === undefined ? undefined : timeLeft(end, dayInSingapore(new Date()))
  return (
    <section className={styles.part}>
      <h4 className={styles.label}>{t('atHome.warranty')}</h4>
      <div>
        {end === undefined && (
          <Button look="plain" className={styles.prompt} onClick={onAddDay}>
            {t('atHome.noDay')}
          </Button>
        )}
        {end !== undefined && left && (
          <p>
            <strong className={styles.figure}>{t('atHome.left', { time: timeText(left, t) })}</strong>
            <span className={styles.aside}>{t('atHome.until', { date: dayText(language, end) })}</span>
          </p>
        )}
        {end !== undefined && !left && <p>{t('atHome.ended', { date: dayText(language, end) })}</p>}
      </div>
    </section>
  )
}

function timeText({ years, months, days }: TimeLeft, t: Translate<'at-home'>): string {
  const parts = [
    ...(years > 0 ? [t('atHome.years', { count: years })] : []),
    ...(months > 0 ? [t('atHome.months', { count: months })] : []),
    ...(days > 0 ? [t('atHome.days', { count: days })] : []),
  ]
  return parts.join(' ')
}

/** Front views in hairlines, for an appliance that was added without a picture. */
const outlines: Record<CategoryNumber, string> = {
  1: 'M66 20h28v42M94 62l44 34v10H22V96l44-34V20M36 101h88',
  2: 'M14 26h132v68H14zM28 56a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M38 56a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M100 56a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M110 56a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M71 44a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M72 84h.1M80 84h.1M88 84h.1',
  3: 'M36 16h88v88H36zM36 34h88M44 42h72v52H44zM52 38h56M50 25h4M106 25h4M76 25h8',
  4: 'M36 24h88v72H36zM36 40h88M44 48h72v38H44zM68 82v-8M80 82v-12M92 82v-8M50 32h4M106 32h4',
  5: 'M26 30h108v60H26zM106 30v60M34 38h64v44H34zM113 40h14M113 50h14M113 60h14M113 80h14',
  6: 'M18 40h124M26 40v54h108V40M80 40v54M34 48h38v38H34zM88 48h38v38H88zM53 67h.1M107 67h.1M80 40V22h16v8',
}

function ApplianceOutline({ category }: { category: CategoryNumber }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={styles.outline}>
      <path d={outlines[category]} />
    </svg>
  )
}
