import { FormPage } from '#app/features/forms/visitor-form/form-page.tsx'
import { postForm } from '#app/features/forms/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/forms/visitor-form/visitor-form.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found } from '#app/loading/outcome.ts'
import { pageData } from '#app/loading/page.server.ts'
import { subscribe } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'

export const meta = pageMeta

export const loader = (args: Route.LoaderArgs) =>
  pageData(args, found({}), (_, { t }) => ({
    title: t('subscribe.title'),
    description: t('subscribe.text'),
    canonicalUrl: (of) => pageUrl(of, 'subscribe'),
  }))

export const action = (args: Route.ActionArgs) => postForm(args, subscribe)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SubscribePage({ actionData }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('shell')
  return (
    <FormPage title={t('subscribe.title')} text={t('subscribe.text')}>
      <VisitorForm
        form={subscribe}
        call="/api/Information/subscribe"
        action={pageUrl(language, 'subscribe')}
        purpose={t('subscribe.purpose')}
        posted={actionData}
        consent="marketing"
        submitLabel={t('subscribe.submit')}
      />
    </FormPage>
  )
}
