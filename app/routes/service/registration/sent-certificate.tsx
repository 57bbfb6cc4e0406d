import { useEffect, useState } from 'react'
import { readData } from '#app/browser/read-data.ts'
import { Certificate, type Warning } from '#app/features/forms/certificate/certificate.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { certificateOf } from '#contract/forms/warranty/certificate.ts'
import type { WarrantedModel } from '#contract/forms/warranty/warranty.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { matchingModels } from '#contract/products/product-code.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'

const loadSchema = async () => (await import('#contract/fetched/kitchen-facts.ts')).KitchenFacts

type SentCertificateProps = {
  sent: { reference: string; values: Readonly<Record<string, string>> }
  /** Undefined if there are too many for the page. */
  models: readonly WarrantedModel[] | undefined
  warning: Warning
}

/** The certificate of the registration just sent. The warning doesn't wait for the facts of the models. */
export function SentCertificate({ sent: { reference, values }, models, warning }: SentCertificateProps) {
  const known = useModels(models)
  if (!known) return warning({ code: values['code'] ?? '', serialNumber: values['serial_number'] ?? '' })
  const registered = { reference, fields: values, registeredOn: dayInSingapore(new Date()) }
  return <Certificate of={certificateOf(registered, (typed) => modelIn(known, typed))} warning={warning} />
}

function modelIn(models: readonly WarrantedModel[], typed: string): WarrantedModel | undefined {
  const [match, ...others] = matchingModels(
    typed,
    models.map(({ code }) => code),
  )
  return others.length > 0 ? undefined : models.find(({ code }) => code === match)
}

/** The models of the page, or else those of all appliances that My kitchen knows. */
function useModels(ofPage: readonly WarrantedModel[] | undefined): readonly WarrantedModel[] | undefined {
  const { language } = useLanguage()
  const [fetched, setFetched] = useState<readonly WarrantedModel[]>()
  useEffect(() => {
    if (ofPage) return
    const controller = new AbortController()
    readData(pageUrl(language, 'kitchenFacts'), loadSchema(), controller.signal).then(
      ({ owned }) => setFetched(Object.entries(owned).map(([code, facts]) => ({ ...facts, code }))),
      // Without them, the visitor has the reference, and can retrieve the certificate below.
      () => undefined,
    )
    return () => controller.abort()
  }, [ofPage, language])
  return ofPage ?? fetched
}
