import { MapMark, MapPicture } from '#app/content/maps/map-picture.tsx'
import { worldFrame } from '#app/content/maps/projection.ts'
import worldMap from '#app/content/maps/world.svg'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { Words } from '#app/content/words.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { StorySections } from '#app/features/written-text/story-sections.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { OutletView } from '#contract/views/pages.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadWorldOutlets } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'outlets')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return pageData(loadWorldOutlets(catalog, language), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function WorldOutletsPage({ loaderData: { page, outlets, home } }: Route.ComponentProps) {
  const { title, intro, description, picture, sections } = page
  const trail = useTrail('worldOutlets', title)
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, 'worldOutlets')}
        picture={picture}
        trail={trail}
      />
      <PageIntro title={title} intro={intro}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        <MapPicture src={worldMap} frame={worldFrame}>
          {homeLast(outlets, home).map(({ country, shops, position }) => (
            <MapMark
              key={country.text}
              frame={worldFrame}
              position={position}
              size={10 + Math.sqrt(shops) * 4.5}
              strong={country.text === home?.country.text}
            />
          ))}
        </MapPicture>
        <Outlets outlets={outlets} />
        <StorySections sections={sections} />
      </div>
    </>
  )
}

/** Draws the home country's mark above its neighbours. */
function homeLast(outlets: readonly OutletView[], home: OutletView | undefined): OutletView[] {
  const isHome = ({ country }: OutletView) => Number(country.text === home?.country.text)
  return outlets.toSorted((one, other) => isHome(one) - isHome(other))
}

function Outlets({ outlets }: { outlets: readonly OutletView[] }) {
  const { t, number } = useLanguage()
  const all = outlets.reduce((sum, { shops }) => sum + shops, 0)
  return (
    <section aria-labelledby="outlets-title" className={styles.outlets}>
      <h2 id="outlets-title" className={styles.sum}>
        <Words of={{ text: t('outlets.sum', { shops: all, countries: outlets.length }) }} />
      </h2>
      <ul className={styles.countries}>
        {outlets.map(({ country, shops }) => (
          <li key={country.text} className={styles.country}>
            <span className={styles.count}>{number(shops)}</span> <Words of={country} />
          </li>
        ))}
      </ul>
    </section>
  )
}
