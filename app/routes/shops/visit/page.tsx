import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { afterPress } from '#app/browser/after-press.ts'
import { dropDraft } from '#app/features/forms/visitor-form/draft.ts'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Visit } from '#contract/wire/calls/visit-calls.ts'
import { dayOfWeekText, timeText } from '#i18n/date-format.ts'
import type { Route } from './+types/page'
import { ChoiceForm } from './choice-form.tsx'
import { loadVisit } from './load.server.ts'
import styles from './page.module.css'
import { type PostedVisit, postVisit } from './post-visit.server.ts'
import { VisitForm } from './visit-form.tsx'

export const meta = pageMeta

export async function loader(args: Route.LoaderArgs) {
  const { query } = pageRequest(args)
  return pageData(args, await loadVisit(pageRequest(args)), ({ moved }, { t, site: { brand }, trail }) => ({
    title: t(moved ? 'book.moveTitle' : 'book.title'),
    description: t('book.description', { brand }),
    canonicalUrl: (of) => pageUrl(of, 'visit'),
    trail: trail('visit', t('book.title')),
    noIndex: query.has('token'),
  }))
}

export const action = (args: Route.ActionArgs) => postVisit(args)

const lastLoaded = rememberLastLoaded<Awaited<ReturnType<typeof loader>>>()

/** Results that arrive during a press wait for its end: they would move the button. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const results = await lastLoaded.load(serverLoader)
  await afterPress()
  return results
}

/** Without an answer, the visit may be booked or not. Sending it again books it only once. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<PostedVisit | 'unanswered'> {
  try {
    return await serverAction()
  } catch (problem) {
    const isAnswer = problem instanceof Response || (isRouteErrorResponse(problem) && problem.status < 500)
    if (!isAnswer) return 'unanswered'
    // A redirect: it is booked.
    if (problem instanceof Response && problem.headers.has('Location')) dropDraft('visit')
    throw problem
  }
}

/** After a refusal too: somebody else has taken a time that the page shows as free. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number
  defaultShouldRevalidate: boolean
}) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

/** VB2: books a visit to a place, or changes one. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function VisitPage({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => lastLoaded.shows(loaderData), [loaderData])
  const t = useMessages('visit')
  const { phone } = useSite()
  const { language } = useLanguage()
  const { moved, places } = loaderData
  const posted = actionData === 'unanswered' ? undefined : actionData
  const placeError = loaderData.place === '' ? posted?.errors.find(({ field }) => field === 'place')?.message : undefined
  const momentOf = ({ day, time }: Visit) => ({ day: dayOfWeekText(language, day), time: timeText(language, time) })
  return (
    <>
      <PageIntro
        page="visit"
        title={{ text: t(moved ? 'book.moveTitle' : 'book.title') }}
        intro={{ text: moved ? t('book.moveIntro', momentOf(moved)) : t('book.intro') }}
      />
      <div className={`page-width ${styles.page}`}>
        <LoadError failed={'failed' in loaderData && loaderData.failed} />
        {places.length === 0 ? (
          <p>{t('book.noPlaces', { phone })}</p>
        ) : (
          <>
            <ChoiceForm page={loaderData} error={placeError} />
            <VisitForm page={loaderData} posted={posted} unanswered={actionData === 'unanswered'} />
          </>
        )}
      </div>
    </>
  )
}
