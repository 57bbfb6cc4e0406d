import { FormPage } from '#app/features/forms/visitor-form/form-page.tsx'
import { postForm } from '#app/features/forms/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/forms/visitor-form/visitor-form.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData } from '#app/loading/page.server.ts'
import { dealer, feedback, subscribe, supplier, withdrawal } from '#contract/forms/forms.ts'
import { pageIn } from '#contract/pages/page-of-path.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'

/** The pages that are only a form. */
const variants = {
  dealer: { form: dealer, call: '/api/Information/joinus', submit: 'form.send' },
  feedback: { form: feedback, call: '/api/Information/advice', submit: 'form.send' },
  supplier: { form: supplier, call: '/api/Information/company', submit: 'form.send' },
  subscribe: { form: subscribe, call: '/api/Information/subscribe', submit: 'subscribe.submit', consent: 'marketing' },
  withdraw: { form: withdrawal, call: '/api/Information/withdraw', submit: 'withdraw.submit' },
} as const

const pageOf = ({ url }: Pick<Route.LoaderArgs, 'url'>) => pageIn('forms/visitor-form', url.pathname)

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const page = pageOf(args)
  return pageData(args, page ? found({ page }) : notFound, ({ page }, { t }) => ({
    title: t(`${page}.title`),
    description: t(`${page}.text`),
    canonicalUrl: (of) => pageUrl(of, page),
  }))
}

export function action(args: Route.ActionArgs) {
  const page = pageOf(args)
  if (!page) throw new Response('Not found', { status: 404 })
  return postForm(args, variants[page].form)
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function VisitorFormPage({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('forms', 'shell')
  const { submit, ...variant } = variants[page]
  return (
    <FormPage title={t(`${page}.title`)} text={t(`${page}.text`)}>
      <VisitorForm
        // A navigation from one form to another must not keep what was typed.
        key={page}
        {...variant}
        action={pageUrl(language, page)}
        purpose={t(`${page}.purpose`)}
        posted={actionData}
        submitLabel={t(submit)}
      />
    </FormPage>
  )
}
