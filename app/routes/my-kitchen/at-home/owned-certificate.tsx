import { Certificate } from '#app/features/certificate/certificate.tsx'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import styles from './at-home.module.css'
import { warrantyEndOf } from './owned-model.ts'

type OwnedCertificateProps = { entry: AtHome; reference: string; facts: KitchenFacts | undefined }

/** What the device knows of a registration, to be shown to a technician or printed. While it is open, it is printed alone. */
export function OwnedCertificate({ entry, reference, facts }: OwnedCertificateProps) {
  const { code, serial = '', bought = '' } = entry
  const certificate = {
    reference,
    name: '',
    code,
    serialNumber: serial,
    buyDate: bought,
    registeredOn: '',
    expiresOn: warrantyEndOf(entry, facts) ?? '',
  }
  return (
    <div className={styles.certificate}>
      <Certificate of={certificate} warning={() => null} isKept />
    </div>
  )
}
