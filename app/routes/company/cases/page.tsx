import { CooperationTabs } from '#app/features/pages/hub-tabs/cooperation-tabs.tsx'
import { ListPages, listTitle } from '#app/features/pages/list-pages.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CaseCardView } from '#app/features/reading/case-card/case-card-view.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { listPage } from '#app/loading/list-page.server.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const list = listPage(catalog, { page: 'cases' }, query.get('page'))
  const outcome = list ? found({ cases: catalog.articles(language, 'case', list.range), pages: list.pages }) : notFound
  return pageData(args, outcome, ({ cases, pages }, { t, trail }) => ({
    title: listTitle(t, t('cooperation.cases'), pages),
    description: t('cooperation.casesIntro'),
    canonicalUrl: (of) => pageUrl(of, 'cases', { page: pageValue(pages.number) }),
    picture: cases[0]?.picture,
    trail: trail('cases', t('cooperation.cases')),
  }))
}

/** O3: projects and cases, the newest first. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CasesPage({ loaderData: { cases, pages } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('cooperation')
  return (
    <>
      <PageIntro page="cases" title={{ text: t('cooperation.cases') }} intro={{ text: t('cooperation.casesIntro') }}>
        <CooperationTabs page="cases" />
      </PageIntro>
      <div className="page-width page-body">
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
