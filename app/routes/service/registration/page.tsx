import { Link } from '#app/content/link.tsx'
import type { Warning } from '#app/features/forms/certificate/certificate.tsx'
import { RetrieveCertificate } from '#app/features/forms/certificate/retrieve-certificate.tsx'
import { FormPage } from '#app/features/forms/visitor-form/form-page.tsx'
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
import { pageUrl } from '#contract/pages/urls.ts'
import { parseCategory } from '#contract/products/categories.ts'
import type { Route } from './+types/page'
import { loadRegistration, type RegistrableModel } from './load.server.ts'
import { postRegistration } from './post.server.ts'
import { RatingPlate } from './rating-plate.tsx'
import { SentCertificate } from './sent-certificate.tsx'

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
