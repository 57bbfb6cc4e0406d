import { FormPage } from '#app/features/forms/visitor-form/form-page.tsx'
import { postForm } from '#app/features/forms/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/forms/visitor-form/visitor-form.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found } from '#app/loading/outcome.ts'
import { pageData } from '#app/loading/page.server.ts'
import { feedback } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'

export const meta = pageMeta

export const loader = (args: Route.LoaderArgs) =>
  pageData(args, found({}), (_, { t }) => ({
    title: t('feedback.title'),
    description: t('feedback.text'),
    canonicalUrl: (of) => pageUrl(of, 'feedback'),
  }))

export const action = (args: Route.ActionArgs) => postForm(args, feedback)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FeedbackPage({ actionData }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('forms')
  return (
    <FormPage title={t('feedback.title')} text={t('feedback.text')}>
      <VisitorForm
        form={feedback}
        call="/api/Information/advice"
        action={pageUrl(language, 'feedback')}
        purpose={t('feedback.purpose')}
        posted={actionData}
      />
    </FormPage>
  )
}
