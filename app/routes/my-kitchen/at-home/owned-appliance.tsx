import { useState } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { NoticeLines } from '#app/features/safety-notices/notice-lines.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { ApplianceOutline } from './appliance-outline.tsx'
import styles from './at-home.module.css'
import { CareReminders } from './care-reminders.tsx'
import { EditDetails } from './edit-details.tsx'
import { OwnedCertificate } from './owned-certificate.tsx'
import { noticesOf } from './owned-model.ts'
import { Papers } from './papers.tsx'
import type { Offline } from './use-offline.ts'
import { Warranty } from './warranty.tsx'

type OwnedApplianceProps = { entry: AtHome; facts: KitchenFacts | undefined; offline: Offline; onRemove: () => void }

/**
 * One appliance: what is urgent first, then its warranty, its care and its papers. Links with a target aren't prefetched: resting a pointer on one must
 * request nothing.
 */
export function OwnedAppliance({ entry, facts, offline, onRemove }: OwnedApplianceProps) {
  const { language, t } = useLanguage()
  const [open, setOpen] = useState<'details' | 'certificate'>()
  const { code, title, category, picture, serial, reference } = entry
  const notices = noticesOf(entry, facts, language)
  const support = pageUrl(language, 'support', { id: code })
  return (
    <article aria-label={serial ? `${code}, ${t('atHome.serialOf', { serial })}` : code} className={styles.appliance}>
      <div className={styles.picture}>
        {picture ? <img src={picture} alt="" width={480} height={360} /> : <ApplianceOutline category={category} />}
      </div>
      <div>
        <h3 className={styles.name}>
          <span className={styles.code}>{code}</span>
          <Words of={facts?.models[code]?.title ?? { text: title }} />
        </h3>
        {serial && <p className={styles.serial}>{t('atHome.serialOf', { serial })}</p>}
        {notices.length > 0 && (
          <div className={styles.notices}>
            <p>{t('notice.recall')}</p>
            <NoticeLines notices={notices} target="_self" />
          </div>
        )}
        <Warranty entry={entry} facts={facts} onAddDay={() => setOpen('details')} />
        {facts?.owned[code] && <CareReminders entry={entry} facts={facts} reminders={facts.owned[code].reminders} />}
        {facts?.owned[code] && <Papers entry={entry} fact={facts.owned[code]} offline={offline} />}
        <ul className={styles.links}>
          <li>
            <Link to={support} target="_self">
              {t('atHome.support')}
            </Link>
          </li>
          <li>
            <Link to={`${support}#accessories`} target="_self">
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
              <Link to={pageUrl(language, 'registration', { code })} target="_self">
                {t('atHome.register')}
              </Link>
            )}
          </li>
          <li>
            <Button
              look="plain"
              aria-expanded={open === 'details'}
              onClick={() => setOpen(open === 'details' ? undefined : 'details')}
            >
              {t('atHome.edit')}
            </Button>
          </li>
          <li>
            <Button look="plain" onClick={onRemove}>
              {t('atHome.remove')}
            </Button>
          </li>
        </ul>
        {open === 'details' && <EditDetails entry={entry} onDone={() => setOpen(undefined)} />}
        {open === 'certificate' && reference && <OwnedCertificate entry={entry} reference={reference} facts={facts} />}
      </div>
    </article>
  )
}
