import { Link } from '#app/content/link.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadStores } from './load.server.ts'
import styles from './page.module.css'
import { StoreTabs } from './store-tabs.tsx'
import { localBusiness } from './structured-data.ts'

const messages = messageSet('breadcrumb', 'hours', 'place', 'stores')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return pageData(loadStores(catalog, language), messages(language))
}

/** S1: stores. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function StoresPage({ loaderData: { stores, shopCount, countryCount } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const { brand } = useSite()
  const origin = useRootData()?.origin ?? ''
  const url = pageUrl(language, 'stores')
  const trail = useTrail('stores', t('stores.title'))
  return (
    <>
      <PageHead
        title={t('stores.title')}
        description={t('stores.description', { brand })}
        canonicalUrl={(of) => pageUrl(of, 'stores')}
        trail={trail}
        jsonLd={stores.map((store) => localBusiness(store, { brand, url: origin + url }))}
      />
      <PageIntro title={{ text: t('stores.title') }} intro={{ text: t('stores.intro') }}>
        <Trail steps={trail} />
      </PageIntro>
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
