import { MapMark, MapPicture } from '#app/content/maps/map-picture.tsx'
import { worldFrame } from '#app/content/maps/projection.ts'
import worldMap from '#app/content/maps/world.svg'
import { Words } from '#app/content/text/words.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { StorySections } from '#app/features/reading/text-sections/story-sections.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import type { OutletView } from '#contract/views/pages.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const page = catalog.page(language, 'world-outlets')
  const all = catalog.outlets(language)
  // X7: sorted by number of shops. The first country of the content is the company's home country.
  const outlets = all.toSorted((a, b) => b.shops - a.shops)
  return pageData(args, page ? found({ page, outlets, home: all[0] }) : notFound, textPageHead('worldOutlets'))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function WorldOutletsPage({ loaderData: { page, outlets, home } }: Route.ComponentProps) {
  const { title, intro, sections } = page
  return (
    <>
      <PageIntro page="worldOutlets" title={title} intro={intro} />
      <div className="page-width page-body">
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
  const { number } = useLanguage()
  const t = useMessages('text-page')
  const all = outlets.reduce((sum, { shops }) => sum + shops, 0)
  return (
    <section aria-labelledby="outlets-title" className={styles.outlets}>
      <h2 id="outlets-title" className={styles.sum}>
        <Words of={{ text: t('outlets.sum', { shops: all, countries: outlets.length }) }} />
      </h2>
      <ul role="list" className={styles.countries}>
        {outlets.map(({ country, shops }) => (
          <li key={country.text} className={styles.country}>
            <span className={styles.count}>{number(shops)}</span> <Words of={country} />
          </li>
        ))}
      </ul>
    </section>
  )
}
