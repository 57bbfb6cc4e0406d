import { PageHead } from '#app/features/page-head/page-head.tsx'
import { FormPage } from '#app/features/visitor-form/form-page.tsx'
import { postForm } from '#app/features/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/visitor-form/visitor-form.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { feedback } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'

const messages = messageSet('breadcrumb', 'form', 'feedback', 'label')

export function loader(args: Route.LoaderArgs) {
  const { language } = pageRequest(args)
  return pageData(found({}), messages(language))
}

export const action = (args: Route.ActionArgs) => postForm(args, feedback)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FeedbackPage({ actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  return (
    <>
      <PageHead title={t('feedback.title')} description={t('feedback.text')} canonicalUrl={(of) => pageUrl(of, 'feedback')} />
      <FormPage title={t('feedback.title')} text={t('feedback.text')}>
        <VisitorForm
          form={feedback}
          call="/api/Information/advice"
          action={pageUrl(language, 'feedback')}
          purpose={t('feedback.purpose')}
          posted={actionData}
        />
      </FormPage>
    </>
  )
}
