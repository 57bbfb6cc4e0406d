import { Link } from 'react-router'
import { CaseCardView } from '#app/features/case-card/case-card-view.tsx'
import { HubTabs } from '#app/features/hub-tabs/hub-tabs.tsx'
import { cooperationHub } from '#app/features/hub-tabs/hubs.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { breadcrumbList } from '#app/features/page-head/structured-data.ts'
import { Opening } from '#app/features/written-text/opening.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { found } from '#app/loading/outcome.ts'
import { answer, pageRequest } from '#app/loading/page.server.ts'
import { useRootData } from '#app/loading/root-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { NoData } from '#app/ui/no-data.tsx'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messagesFor } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadCases } from './load.server.ts'
import styles from './page.module.css'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return answer(found(loadCases(catalog, language)), messagesFor(language, 'breadcrumb', 'cooperation'))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CasesPage({ loaderData: { cases } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const trail = [
    { name: t('nav.home'), url: origin + pageUrl(language, 'home') },
    { name: t('cooperation.label'), url: origin + pageUrl(language, 'cooperation') },
    { name: t('cooperation.cases'), url: origin + pageUrl(language, 'cases') },
  ]
  return (
    <>
      <PageHead
        title={t('cooperation.cases')}
        description={t('cooperation.casesIntro')}
        path={paths.cases}
        {...(cases[0] && { picture: cases[0].picture })}
        jsonLd={[breadcrumbList(trail)]}
      />
      <Opening title={{ text: t('cooperation.cases') }} intro={{ text: t('cooperation.casesIntro') }}>
        <Breadcrumb label={t('breadcrumb.label')}>
          <Link to={pageUrl(language, 'home')}>{t('nav.home')}</Link>
          <Link to={pageUrl(language, 'cooperation')}>{t('cooperation.label')}</Link>
          {t('cooperation.cases')}
        </Breadcrumb>
        <HubTabs
          hub={cooperationHub}
          label={t('cooperation.label')}
          names={[t('cooperation.engineering'), t('cooperation.cases'), t('cooperation.serviceIdea'), t('cooperation.process')]}
          index={1}
        />
      </Opening>
      <div className={`page-width ${styles.page}`}>
        {cases.length === 0 ? (
          <NoData text={t('cooperation.none')} />
        ) : (
          <ul className={styles.cards}>
            {cases.map((card, index) => (
              <li key={card.id}>
                <CaseCardView card={card} sizes="(width < 48rem) 100vw, 45vw" priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
