import { Link } from '#app/content/link.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { CaseCardView } from '#app/features/case-card/case-card-view.tsx'
import { CooperationTabs } from '#app/features/hub-tabs/cooperation-tabs.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { postForm } from '#app/features/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/visitor-form/visitor-form.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { StorySections } from '#app/features/written-text/story-sections.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { closingLinkClass } from '#app/ui/link.tsx'
import { cooperation } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadCooperation } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('borderred', 'breadcrumb', 'cooperation', 'form', 'label', 'project')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadCooperation(catalog, { language, id: query.get('id') }), messages(language))
}

export const action = (args: Route.ActionArgs) => postForm(args, cooperation)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CooperationPage({ loaderData: { page, projects, about }, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const { title, intro, description, picture, sections } = page
  const trail = useTrail('cooperation', title)
  return (
    <>
      {/* The canonical URL has no project: with a project in the URL, the page has the same content in another order. */}
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, 'cooperation')}
        picture={picture}
        trail={trail}
      />
      <PageIntro title={title} intro={intro} picture={picture}>
        <Trail steps={trail} />
        <CooperationTabs page="cooperation" />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        <section aria-labelledby="projects-title" className={styles.projects}>
          <h2 id="projects-title" className={styles.heading}>
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
          <h2 id="project-title" className={styles.heading}>
            {t('project.title')}
          </h2>
          <div className={styles.form}>
            <VisitorForm
              key={about?.id ?? ''}
              form={cooperation}
              call="/api/Information/projectcooperation"
              action={pageUrl(language, 'cooperation')}
              purpose={t('project.purpose')}
              initial={about ? { information: t('project.about', { title: about.title.text }) } : {}}
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
