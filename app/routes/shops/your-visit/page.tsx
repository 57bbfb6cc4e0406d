import { Link } from '#app/content/link.tsx'
import { MapMark, MapPicture } from '#app/content/maps/map-picture.tsx'
import { singaporeFrame } from '#app/content/maps/projection.ts'
import singaporeMap from '#app/content/maps/singapore.svg'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { Headline } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { visitUrl, yourVisitUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { cancelPosted } from './cancel.server.ts'
import { CancelVisit } from './cancel-visit.tsx'
import styles from './page.module.css'
import { titleKey } from './state.ts'
import { VisitDetails } from './visit-details.tsx'

export const meta = pageMeta

export async function loader(args: Route.LoaderArgs) {
  const { catalog, visits, language, query } = pageRequest(args)
  const token = query.get('token') ?? ''
  const visit = token === '' ? 'unknown' : await visits.show(token)
  const shown = typeof visit === 'string' ? undefined : visit
  const outcome = found({
    token,
    visit: shown,
    isAway: visit === 'away',
    isOver: shown !== undefined && Date.parse(shown.end) < Date.now(),
    place: catalog.visitPlaces(language).find(({ id }) => id === shown?.place),
  })
  return pageData(args, outcome, ({ visit, isOver }, { t }) => ({
    title: t(titleKey(visit, isOver)),
    description: t('booked.description'),
    canonicalUrl: (of) => yourVisitUrl(of, token),
    noIndex: true,
  }))
}

export const action = (args: Route.ActionArgs) => cancelPosted(args)

/** VB3: a visit, to whoever has its link. Opening the page changes nothing: mail scanners open links. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function YourVisitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, visit, place, isOver, isAway } = loaderData
  const { language } = useLanguage()
  const t = useMessages('stores', 'visit')
  const { phone } = useSite()
  const isBooked = visit?.state === 'booked' && !isOver
  return (
    <div className={`page-width ${styles.page}`}>
      <Headline title={{ text: t(titleKey(visit, isOver)) }} intro={{ text: introOf() }} />
      {actionData && (
        <p role="alert" className={styles.message}>
          {actionData.message || t('booked.meanwhile')}
        </p>
      )}
      {visit && (
        <div className={styles.columns}>
          <div>
            <VisitDetails visit={visit} place={place} />
            {isBooked && (
              <div className={`screen-only ${styles.ways}`}>
                <a href={visit.calendar} className={buttonClass('primary')}>
                  {t('booked.calendar')}
                </a>
                {visit.changeable === 1 && (
                  <Link to={visitUrl(language, { token })} className={buttonClass('secondary')}>
                    {t('booked.change')}
                  </Link>
                )}
              </div>
            )}
            {isBooked && <CancelVisit visit={visit} phone={place?.phone ?? phone} />}
          </div>
          {place && visit.state === 'booked' && (
            <div className="screen-only">
              <MapPicture src={singaporeMap} frame={singaporeFrame}>
                <MapMark frame={singaporeFrame} position={place.position} size={22} strong />
              </MapPicture>
            </div>
          )}
        </div>
      )}
      {!isBooked && !isAway && (
        <Link to={visitUrl(language)} className={buttonClass('secondary')}>
          {t('booked.again')}
        </Link>
      )}
    </div>
  )

  function introOf(): string {
    if (isAway) return t('book.timesFailed', { phone })
    if (!visit) return t('booked.unknownText', { phone })
    if (visit.state === 'cancelled') return t(visit.cancelledBy === 'staff' ? 'booked.cancelledByUs' : 'booked.cancelledText')
    if (!isBooked) return t('booked.overText')
    return t(visit.sequence > 0 ? 'booked.movedText' : 'booked.text')
  }
}
