import { Link } from '#app/content/link.tsx'
import { RetrieveCertificate } from '#app/features/certificate/retrieve-certificate.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { RecallWarning } from '#app/features/safety-notices/recall-warning.tsx'
import { recallsIn } from '#app/features/safety-notices/recalls.ts'
import { FormPage } from '#app/features/visitor-form/form-page.tsx'
import { Received } from '#app/features/visitor-form/received.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadSent } from './load.server.ts'

const messages = messageSet('breadcrumb', 'form', 'label', 'notice', 'owned', 'registration', 'sent')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const sent = loadSent({ reference: query.get('reference'), form: query.get('form') })
  return pageData(
    found({ ...sent, recalls: sent.kind === 'registration' ? recallsIn(catalog.notices(language), language) : [] }),
    messages(language),
  )
}

/** The confirmation page for forms sent without JavaScript. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SentPage({ loaderData: { reference, kind, recalls } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  return (
    <>
      <PageHead title={t('sucssfil')} description={t('sent.text')} canonicalUrl={(of) => pageUrl(of, 'sent')} noIndex />
      <FormPage title={t('sucssfil')} text={t('sent.text')}>
        {reference && <Received kind={kind} reference={reference} titled={false} />}
        {reference && kind === 'registration' && (
          <RetrieveCertificate warning={(facts) => <RecallWarning recalls={recalls} appliance={facts} />} reference={reference} />
        )}
        <p>
          <Link to={pageUrl(language, 'home')}>{t('sent.home')}</Link>
        </p>
      </FormPage>
    </>
  )
}
