import { Link } from '#app/content/link.tsx'
import { postForm } from '#app/features/forms/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/forms/visitor-form/visitor-form.tsx'
import { CooperationTabs } from '#app/features/pages/hub-tabs/cooperation-tabs.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CaseCardView } from '#app/features/reading/case-card/case-card-view.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { StorySections } from '#app/features/reading/text-sections/story-sections.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import { closingLinkClass } from '#app/ui/actions/link.tsx'
import { cooperation } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { loadCooperation } from './load.server.ts'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  // The head doesn't name the project: with a project in the URL, the page has the same content in another order.
  return pageData(args, loadCooperation(catalog, language, query.get('id')), textPageHead('cooperation'))
}

export const action = (args: Route.ActionArgs) => postForm(args, cooperation)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CooperationPage({ loaderData: { page, projects, about }, actionData }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('cooperation', 'forms')
  const { title, intro, picture, sections } = page
  return (
    <>
      <PageIntro page="cooperation" title={title} intro={intro} picture={picture}>
        <CooperationTabs page="cooperation" />
      </PageIntro>
      <div className="page-width page-end">
        <section aria-labelledby="projects-title" className={styles.projects}>
          <h2 id="projects-title" className="section-heading">
            {t('cooperation.projects')}
          </h2>
          <ul className={styles.cards}>
            {projects.map((card) => (
              <li key={card.id}>
                <CaseCardView card={card} sizes="(width < 48rem) 100vw, 33vw" heading="h3" />
              </li>
            ))}
          </ul>
        </section>
        <StorySections sections={sections} />
        <section aria-labelledby="project-title" id="enquiry" className={styles.enquiry}>
          <h2 id="project-title" className="section-heading">
            {t('project.title')}
          </h2>
          <div className={styles.form}>
            <VisitorForm
              key={about?.id ?? ''}
              form={cooperation}
              call="/api/Information/projectcooperation"
              action={pageUrl(language, 'cooperation')}
              purpose={t('project.purpose')}
              initialValues={about ? { information: t('project.about', { title: about.title.text }) } : {}}
              posted={actionData}
            />
          </div>
        </section>
        <p className={styles.more}>
          <Link to={pageUrl(language, 'engineering')} className={closingLinkClass}>
            {t('cooperation.howWeWork')}
          </Link>
        </p>
      </div>
    </>
  )
}
