import { useState } from 'react'
import { Certificate } from '#app/features/certificate/certificate.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { warrantyEndOf } from './owned-model.ts'

type OwnedCertificateProps = { entry: AtHome; reference: string; facts: KitchenFacts | undefined }

/** What the device knows of a registration, to be shown to a technician or printed. */
export function OwnedCertificate({ entry, reference, facts }: OwnedCertificateProps) {
  const { t } = useLanguage()
  const [open, setOpen] = useState(false)
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
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {t('atHome.certificate')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('atHome.certificate')}
        titleHidden
        closeLabel={t('atHome.close')}
      >
        <Certificate of={certificate} warning={() => null} isKept />
      </Dialog>
    </>
  )
}
