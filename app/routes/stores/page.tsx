import { Link } from 'react-router'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { breadcrumbList } from '#app/features/page-head/structured-data.ts'
import { Opening } from '#app/features/written-text/opening.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { answer, pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messagesFor } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadStores } from './load.server.ts'
import styles from './page.module.css'
import { StoreTabs } from './store-tabs.tsx'
import { localBusiness } from './structured-data.ts'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return answer(loadStores(catalog, language), messagesFor(language, 'breadcrumb', 'hours', 'place', 'stores'))
}

/** S1 */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function StoresPage({ loaderData: { stores, shopCount, countryCount } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const { brand } = useSite()
  const origin = useRootData()?.origin ?? ''
  const url = origin + pageUrl(language, 'stores')
  return (
    <>
      <PageHead
        title={t('stores.title')}
        description={t('stores.description', { brand })}
        path={paths.stores}
        jsonLd={[
          breadcrumbList([
            { name: t('nav.home'), url: origin + pageUrl(language, 'home') },
            { name: t('stores.title'), url },
          ]),
          ...stores.map((store) => localBusiness(store, { brand, url })),
        ]}
      />
      <Opening title={{ text: t('stores.title') }} intro={{ text: t('stores.intro') }}>
        <Breadcrumb label={t('breadcrumb.label')}>
          <Link to={pageUrl(language, 'home')}>{t('nav.home')}</Link>
          {t('stores.title')}
        </Breadcrumb>
      </Opening>
      <div className={`page-width ${styles.page}`}>
        <StoreTabs stores={stores} />
        <section aria-labelledby="more-shops" className={styles.more}>
          <h2 id="more-shops" className={styles.moreTitle}>
            {t('stores.more')}
          </h2>
          <p className={styles.moreText}>{t('stores.moreText', { shops: shopCount, countries: countryCount })}</p>
          <Link to={pageUrl(language, 'shopFinder')} className={onwardClass}>
            <Onward>{t('stores.finder')}</Onward>
          </Link>
        </section>
      </div>
    </>
  )
}
