import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type Posted, refusal, statuses } from '#app/features/forms/visitor-form/post-form.server.ts'
import { pageRequest } from '#app/loading/page.server.ts'
import { visit as form } from '#contract/forms/forms.ts'
import { pageUrl, yourVisitUrl } from '#contract/pages/urls.ts'
import type { VisitOutcome } from '#contract/wire/calls/visit-calls.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { type FreeTime, nextTimes } from './free-times.ts'

/** A time that can't be had. */
export type RefusedOutcome = Extract<VisitOutcome, 'taken' | 'full' | 'closed' | 'tooLate' | 'tooFar'>

/** What was typed, and why nothing is booked or changed. */
export type PostedVisit = Posted & {
  /** Set if the time can't be had. */
  refused?: { outcome: RefusedOutcome; next: FreeTime[] }
  /** Set if another day was asked for, which a browser without scripts does from within the form. */
  day?: string
}

/** Books a visit, or changes the one whose token was posted. */
export async function postVisit(args: Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>) {
  const { language, posted } = pageRequest(args)
  if (!posted) throw new Response('Nothing was posted', { status: 400 })
  const { values } = posted
  const typed: PostedVisit = { kind: form.kind, values, errors: [], message: '' }
  if (values['show']) return data({ ...typed, day: values['day'] })

  const sent = await posted.visit(values['token'] ? 'change' : 'book', language)
  if (sent.outcome === 'unknown') throw redirect(yourVisitUrl(language, values['token'] ?? ''), 303)
  if (sent.outcome !== 'answered') return data(refusal(sent, { form, language, values }), { status: statuses[sent.outcome] })

  const { outcome, reference, visit, next } = sent.reply
  if (outcome === 'requested') throw redirect(pageUrl(language, 'sent', { form: form.kind, reference }), 303)
  // Changed in another window: the page then shows the visit as it is now.
  if (outcome === 'meanwhile')
    return data({ ...typed, message: interfaceWords(language)('booked.meanwhile') }, { status: statuses.conflict })
  if (isRefused(outcome)) return data({ ...typed, refused: { outcome, next: nextTimes(next) } }, { status: 409 })
  throw redirect(yourVisitUrl(language, visit?.token ?? values['token'] ?? ''), 303)
}

const refusedOutcomes: readonly VisitOutcome[] = ['taken', 'full', 'closed', 'tooLate', 'tooFar']
const isRefused = (outcome: VisitOutcome): outcome is RefusedOutcome => refusedOutcomes.includes(outcome)
