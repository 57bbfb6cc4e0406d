import { useEffect, useId } from 'react'
import { Form } from 'react-router'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { useNow } from '#app/features/products/shops/use-now.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useTextOfUrl } from '#app/ui/hooks/use-text-of-url.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { locateIcon } from '#app/ui/pictures/icons.ts'
import { examplePostcode } from '#contract/contact/postcode.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { AreaView } from '#contract/views/places.ts'
import type { Route } from './+types/page'
import { CityFinder } from './city/city-finder.tsx'
import { Directory } from './directory.tsx'
import { loadShopFinder } from './load.server.ts'
import styles from './page.module.css'
import { SingaporeShops } from './singapore-shops.tsx'
import { usePosition } from './use-position.ts'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(
    args,
    loadShopFinder(catalog, { language, city: query.get('id'), postcode: query.get('q') }),
    ({ areas }, { t, site, trail }) => ({
      title: t('shops.title'),
      description: t('shops.description', { brand: site.brand, countries: countriesIn(areas) }),
      canonicalUrl: (of) => pageUrl(of, 'shopFinder'),
      trail: trail('shopFinder', t('shops.title')),
    }),
  )
}

const lastLoaded = rememberLastLoaded<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => lastLoaded.load(serverLoader)

/** S2: the three selects, and the nearest shops. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ShopFinderPage({ loaderData }: Route.ComponentProps) {
  const { areas, shops, visited, postcode, city } = loaderData
  useEffect(() => lastLoaded.shows(loaderData), [loaderData])
  const t = useMessages('stores')
  const now = useNow()
  const position = usePosition(shops)
  return (
    <>
      <PageIntro
        page="shopFinder"
        title={{ text: t('shops.title') }}
        intro={{ text: t('shops.intro', { shops: shops.length, countries: countriesIn(areas) }) }}
      />
      <div className={`page-width ${styles.page}`}>
        <LoadError failed={'failed' in loaderData && loaderData.failed} />
        <div className={`screen-only ${styles.finders}`}>
          <NearFinder postcode={postcode} position={position} />
          <CityFinder areas={areas} shops={shops} named={city} now={now} />
        </div>
        <SingaporeShops
          shops={shops}
          visited={visited}
          nearest={position.nearest ?? postcode?.nearest}
          postcode={position.nearest === undefined && postcode?.nearest ? postcode.typed : undefined}
          now={now}
        />
        <Directory areas={areas} shops={shops} />
      </div>
    </>
  )
}

const countriesIn = (areas: readonly AreaView[]) => areas.reduce((sum, { countries }) => sum + countries.length, 0)

type NearFinderProps = { postcode: Route.ComponentProps['loaderData']['postcode']; position: ReturnType<typeof usePosition> }

/** Finds the nearest shop in Singapore by postal code or by the browser's geolocation. */
function NearFinder({ postcode, position }: NearFinderProps) {
  const { language } = useLanguage()
  const t = useMessages('stores')
  const titleId = useId()
  const { field, sent } = useTextOfUrl(postcode?.typed ?? '')
  const unknown = postcode !== undefined && postcode.nearest === undefined
  const answers: Partial<Record<typeof position.state, string>> = {
    waiting: t('shops.locating'),
    missing: t('shops.positionMissing'),
    abroad: t('shops.positionAbroad'),
  }
  const answer = answers[position.state] ?? ''
  useAnnouncement(answer, position.state)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('shops.near')}
      </h2>
      <Form
        action={pageUrl(language, 'shopFinder')}
        preventScrollReset
        onSubmit={() => {
          sent()
          position.forget()
        }}
        className={styles.form}
      >
        <TextField
          {...field}
          label={t('shops.postcode')}
          name="q"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          required
          className={styles.field}
          error={unknown ? t('shops.postcodeUnknown', { example: examplePostcode }) : undefined}
        />
        <Button type="submit" className={styles.find}>
          {t('shops.findNearest')}
        </Button>
      </Form>
      <div className={`needs-script ${styles.position}`}>
        <Button look="plain" onClick={position.ask} busy={position.state === 'waiting'}>
          <Icon path={locateIcon} size={18} />
          {t('shops.usePosition')}
        </Button>
        <p className="fine-print">{t('shops.positionStays')}</p>
        {answer !== '' && (
          <p className={styles.answer}>
            <ChangingText>{answer}</ChangingText>
          </p>
        )}
      </div>
    </section>
  )
}
