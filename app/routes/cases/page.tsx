import { Trail, useTrail } from '#app/content/trail.tsx'
import { CaseCardView } from '#app/features/case-card/case-card-view.tsx'
import { CooperationTabs } from '#app/features/hub-tabs/cooperation-tabs.tsx'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { useListTitle } from '#app/features/list-pages/use-list-title.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { NoData } from '#app/ui/no-data.tsx'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadCases } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'cooperation', 'paging')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadCases(catalog, { language, page: query.get('page') }), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CasesPage({ loaderData: { cases, pages } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const listTitle = useListTitle(t('cooperation.cases'), pages)
  const trail = useTrail('cases', t('cooperation.cases'))
  return (
    <>
      <PageHead
        title={listTitle}
        description={t('cooperation.casesIntro')}
        canonicalUrl={(of) => pageUrl(of, 'cases', { page: pageValue(pages.number) })}
        picture={cases[0]?.picture}
        trail={trail}
      />
      <PageIntro title={{ text: t('cooperation.cases') }} intro={{ text: t('cooperation.casesIntro') }}>
        <Trail steps={trail} />
        <CooperationTabs page="cases" />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        {cases.length === 0 ? (
          <NoData text={t('cooperation.none')} />
        ) : (
          <ListPages pages={pages} url={(page) => pageUrl(language, 'cases', { page: pageValue(page) })}>
            <ul className={styles.cards}>
              {cases.map((card, index) => (
                <li key={card.id}>
                  <CaseCardView card={card} sizes="(width < 48rem) 100vw, 45vw" priority={index === 0} />
                </li>
              ))}
            </ul>
          </ListPages>
        )}
      </div>
    </>
  )
}
