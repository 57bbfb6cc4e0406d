import { Certificate } from '#app/features/forms/certificate/certificate.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import styles from '../owned.module.css'
import { warrantyOfOwned } from '../owned-model.ts'

type OwnedCertificateProps = { entry: OwnedEntry; reference: string; facts: KitchenFacts | undefined }

/** What the device knows of a registration, to be shown to a technician or printed. While it is open, it is printed alone. */
export function OwnedCertificate({ entry, reference, facts }: OwnedCertificateProps) {
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
