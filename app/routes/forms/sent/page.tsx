import { Link } from '#app/content/link.tsx'
import { RetrieveCertificate } from '#app/features/forms/certificate/retrieve-certificate.tsx'
import { FormPage } from '#app/features/forms/visitor-form/form-page.tsx'
import { Received } from '#app/features/forms/visitor-form/received.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { RecallWarning } from '#app/features/products/safety-notices/recall-warning.tsx'
import { recallsIn } from '#app/features/products/safety-notices/recalls.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const reference = parseReference(query.get('reference') ?? '')
  const kind = submissionKinds.find((kind) => kind === query.get('form'))
  return pageData(
    args,
    found({ reference, kind, recalls: kind === 'registration' ? recallsIn(catalog.notices(language), language) : [] }),
    (_, { t }) => ({
      title: t('sucssfil'),
      description: t('sent.text'),
      canonicalUrl: (of) => pageUrl(of, 'sent'),
      noIndex: true,
    }),
  )
}

/** The confirmation page for forms sent without JavaScript. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SentPage({ loaderData: { reference, kind, recalls } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('forms', 'shell')
  return (
    <FormPage title={t('sucssfil')} text={t('sent.text')}>
      {reference && <Received kind={kind} reference={reference} titled={false} />}
      {reference && kind === 'registration' && (
        <RetrieveCertificate warning={(facts) => <RecallWarning recalls={recalls} appliance={facts} />} reference={reference} />
      )}
      <p>
        <Link to={pageUrl(language, 'home')}>{t('sent.home')}</Link>
      </p>
    </FormPage>
  )
}
