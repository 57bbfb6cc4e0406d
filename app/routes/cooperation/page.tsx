import { Link } from 'react-router'
import { CaseCardView } from '#app/features/case-card/case-card-view.tsx'
import { HubTabs } from '#app/features/hub-tabs/hub-tabs.tsx'
import { cooperationHub } from '#app/features/hub-tabs/hubs.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { breadcrumbList } from '#app/features/page-head/structured-data.ts'
import { Opening } from '#app/features/written-text/opening.tsx'
import { StorySections } from '#app/features/written-text/story-sections.tsx'
import { useLanguage } from '#app/i18n/language.tsx'
import { messagesFor } from '#app/i18n/messages-for.server.ts'
import { Words } from '#app/i18n/words.tsx'
import { answer, pageRequest } from '#app/page.server.ts'
import { pageUrl, readingPaths } from '#app/reading-urls.ts'
import { useRootData } from '#app/root-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { urls } from '#app/urls.ts'
import type { Route } from './+types/page'
import { loadCooperation } from './load.server.ts'
import styles from './page.module.css'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return answer(loadCooperation(catalog, { language, id: query.get('id') }), messagesFor(language, 'breadcrumb', 'cooperation'))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CooperationPage({ loaderData: { page, projects } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const { title, intro, description, picture, sections } = page
  const trail = [
    { name: t('nav.home'), url: origin + urls.home(language) },
    { name: title.text, url: origin + pageUrl(language, 'cooperation') },
  ]
  return (
    <>
      {/* With a project in the address it is the same page, in another order. */}
      <PageHead
        title={title.text}
        description={description.text}
        path={readingPaths.cooperation}
        {...(picture && { picture })}
        jsonLd={[breadcrumbList(trail)]}
      />
      <Opening title={title} intro={intro} picture={picture}>
        <Breadcrumb label={t('breadcrumb.label')}>
          <Link to={urls.home(language)}>{t('nav.home')}</Link>
          <Words of={title} />
        </Breadcrumb>
        <HubTabs
          hub={cooperationHub}
          label={t('cooperation.label')}
          names={[t('cooperation.engineering'), t('cooperation.cases'), t('cooperation.serviceIdea'), t('cooperation.process')]}
          index={0}
        />
      </Opening>
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
        <p className={styles.more}>
          <Link to={pageUrl(language, 'engineering')} className={styles.moreLink}>
            {t('cooperation.howWeWork')}
          </Link>
        </p>
      </div>
    </>
  )
}
