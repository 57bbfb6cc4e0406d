import { PageHead } from '#app/features/page-head/page-head.tsx'
import { FormPage } from '#app/features/visitor-form/form-page.tsx'
import { postForm } from '#app/features/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/visitor-form/visitor-form.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { dealer } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'

const messages = messageSet('breadcrumb', 'form', 'borderred', 'dealer', 'label')

export function loader(args: Route.LoaderArgs) {
  const { language } = pageRequest(args)
  return pageData(found({}), messages(language))
}

export const action = (args: Route.ActionArgs) => postForm(args, dealer)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function DealerPage({ actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  return (
    <>
      <PageHead title={t('dealer.title')} description={t('dealer.text')} canonicalUrl={(of) => pageUrl(of, 'dealer')} />
      <FormPage title={t('dealer.title')} text={t('dealer.text')}>
        <VisitorForm
          form={dealer}
          call="/api/Information/joinus"
          action={pageUrl(language, 'dealer')}
          purpose={t('dealer.purpose')}
          posted={actionData}
        />
      </FormPage>
    </>
  )
}
