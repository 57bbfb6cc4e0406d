import { useEffect, useState } from 'react'
import { type ActionFunctionArgs, data } from 'react-router'
import { readData } from '#app/browser/read-data.ts'
import { Link } from '#app/content/link.tsx'
import { Certificate, type Warning } from '#app/features/forms/certificate/certificate.tsx'
import { RetrieveCertificate } from '#app/features/forms/certificate/retrieve-certificate.tsx'
import { FormPage } from '#app/features/forms/visitor-form/form-page.tsx'
import { postForm } from '#app/features/forms/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/forms/visitor-form/visitor-form.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { RecallWarning } from '#app/features/products/safety-notices/recall-warning.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { houseTypes, otherCategory, otherCode, purchaseChannels } from '#contract/forms/choices.ts'
import { registration } from '#contract/forms/forms.ts'
import { certificateOf } from '#contract/forms/warranty/certificate.ts'
import type { WarrantedModel } from '#contract/forms/warranty/warranty.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { parseCategory } from '#contract/products/categories.ts'
import { matchingModels } from '#contract/products/typed-model.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Route } from './+types/page'
import { loadRegistration, type RegistrableModel } from './load.server.ts'
import { RatingPlate } from './rating-plate.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, found(loadRegistration(catalog, { language, code: query.get('code') })), (_, { t }) => ({
    title: t('registration.title'),
    description: t('registration.text'),
    canonicalUrl: (of) => pageUrl(of, 'registration'),
  }))
}

export const action = (args: Route.ActionArgs) => postRegistration(args)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function RegistrationPage({
  loaderData: { categories, models, initialValues, recalls },
  actionData,
}: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('product-card', 'registration')
  const [posted, certificateRequest] = actionData?.kind === 'certificate' ? [undefined, actionData] : [actionData]
  const warning: Warning = (facts) => <RecallWarning recalls={recalls} appliance={facts} />
  const houseTypeNames = {
    hdb: t('registration.hdb'),
    condominium: t('registration.condominium'),
    landed: t('registration.landed'),
    other: t('registration.otherHome'),
  }
  const channels = { store: t('registration.store'), online: t('registration.online'), developer: t('registration.developer') }
  const modelChoice = ({ code, series }: RegistrableModel) =>
    code === otherCode ? { value: code, text: t('registration.other') } : { value: code, text: code, group: series }
  return (
    <FormPage title={t('registration.title')} text={t('registration.text')}>
      <VisitorForm
        form={registration}
        call="/api/Information/guarantee"
        action={pageUrl(language, 'registration')}
        hints={{ serial_number: t('registration.plateHint') }}
        choices={({ cate_name: category = '' }) => ({
          house_type: houseTypes.map((value) => ({ value, text: houseTypeNames[value] })),
          cate_name: [
            ...categories.map(({ value, name }) => ({ value, text: name })),
            { value: otherCategory, text: t('registration.other') },
          ],
          // Without a category, list all models. This is always the case without JavaScript.
          ...(models && {
            code: models.filter((model) => category === '' || model.category === category).map(modelChoice),
          }),
          channel: purchaseChannels.map((value) => ({ value, text: channels[value] })),
        })}
        suggestions={({ cate_name: category = '' }) =>
          models ? {} : { code: { names: 'codes', category: parseCategory(category) } }
        }
        dependentChanges={(name, value, { code }): Record<string, string> => {
          if (name !== 'cate_name') return {}
          if (value === otherCategory) return { code: otherCode }
          // A typed code stays: the visitor has it from the rating plate.
          return models || code === otherCode ? { code: '' } : {}
        }}
        earliest={({ code }) => models?.find((model) => model.code === code)?.launched}
        purpose={t('registration.purpose')}
        initialValues={initialValues}
        posted={posted}
        afterSent={(sent) => <SentCertificate sent={sent} models={models} warning={warning} />}
      />
      <RatingPlate />
      <Link to={pageUrl(language, 'warrantyTerms')} className={onwardClass}>
        <Onward>{t('offer.terms')}</Onward>
      </Link>
      <RetrieveCertificate warning={warning} posted={certificateRequest} />
    </FormPage>
  )
}

const statuses = { found: 200, unknown: 404, wholeNumber: 400, tooMany: 429, away: 503 } as const

/** Two forms post to this page without JavaScript: the registration and the certificate request. */
async function postRegistration(args: Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>) {
  const { posted } = pageRequest(args)
  if (posted?.values['phone_digits'] === undefined) return postForm(args, registration)
  const answer = await posted.certificate()
  return data(
    { kind: 'certificate' as const, reference: posted.values['reference'] ?? '', answer },
    { status: statuses[answer.outcome] },
  )
}

const loadSchema = async () => (await import('#contract/fetched/kitchen-facts.ts')).KitchenFacts

type SentCertificateProps = {
  sent: { reference: string; values: Readonly<Record<string, string>> }
  /** Undefined if there are too many for the page. */
  models: readonly WarrantedModel[] | undefined
  warning: Warning
}

/** The certificate of the registration just sent. The warning doesn't wait for the facts of the models. */
function SentCertificate({ sent: { reference, values }, models, warning }: SentCertificateProps) {
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
