import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { refusal, statuses } from '#app/features/forms/visitor-form/post-form.server.ts'
import { pageRequest } from '#app/loading/page.server.ts'
import { visit as form } from '#contract/forms/forms.ts'
import { yourVisitUrl } from '#contract/pages/urls.ts'

/** Cancels the visit whose token was posted. What it answers, if anything, is a message; the page shows the visit as it is now. */
export async function cancelPosted(args: Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>) {
  const { language, posted } = pageRequest(args)
  if (!posted) throw new Response('Nothing was posted', { status: 400 })
  const sent = await posted.visit('cancel', language)
  if (sent.outcome !== 'answered' && sent.outcome !== 'unknown') {
    const { message } = refusal(sent, { form, language, values: {} })
    return data({ message }, { status: statuses[sent.outcome] })
  }
  // Too late to cancel it: the page says so, without its button.
  if (sent.outcome === 'answered' && sent.reply.outcome === 'meanwhile') return data({ message: '' }, { status: 409 })
  throw redirect(yourVisitUrl(language, posted.values['token'] ?? ''), 303)
}
