import { useEffect } from 'react'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { createKeptPage } from '#app/features/load-failure/kept-page.ts'
import { LoadFailure } from '#app/features/load-failure/load-failure.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { useNow } from '#app/features/shops/use-now.ts'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { CityFinder } from './city-finder.tsx'
import { Directory } from './directory.tsx'
import { loadShopFinder } from './load.server.ts'
import { NearFinder } from './near-finder.tsx'
import styles from './page.module.css'
import { SingaporeShops } from './singapore-shops.tsx'
import { usePosition } from './use-position.ts'

const messages = messageSet('breadcrumb', 'hours', 'loadFailure', 'place', 'shops')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadShopFinder(catalog, { language, city: query.get('id'), postcode: query.get('q') }), messages(language))
}

const kept = createKeptPage<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader)

/** S2: the three selects, and the nearest shops. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ShopFinderPage({ loaderData }: Route.ComponentProps) {
  const { areas, shops, postcode, city } = loaderData
  useEffect(() => kept.shows(loaderData), [loaderData])
  const { t } = useLanguage()
  const { brand } = useSite()
  const now = useNow()
  const position = usePosition(shops)
  const countryCount = areas.reduce((sum, { countries }) => sum + countries.length, 0)
  const trail = useTrail('shopFinder', t('shops.title'))
  return (
    <>
      <PageHead
        title={t('shops.title')}
        description={t('shops.description', { brand, countries: countryCount })}
        canonicalUrl={(of) => pageUrl(of, 'shopFinder')}
        trail={trail}
      />
      <PageIntro
        title={{ text: t('shops.title') }}
        intro={{ text: t('shops.intro', { shops: shops.length, countries: countryCount }) }}
      >
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        {'failed' in loaderData && loaderData.failed && <LoadFailure />}
        <div className={`screen-only ${styles.finders}`}>
          <NearFinder postcode={postcode} position={position} />
          <CityFinder areas={areas} shops={shops} named={city} now={now} />
        </div>
        <SingaporeShops
          shops={shops}
          nearest={position.nearest ?? postcode?.nearest}
          postcode={position.nearest === undefined && postcode?.nearest ? postcode.typed : undefined}
          now={now}
        />
        <Directory areas={areas} shops={shops} />
      </div>
    </>
  )
}
