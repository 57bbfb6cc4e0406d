import { type ActionFunctionArgs, data } from 'react-router'
import { postForm } from '#app/features/forms/visitor-form/post-form.server.ts'
import { pageRequest } from '#app/loading/page.server.ts'
import { registration } from '#contract/forms/forms.ts'

const statuses = { found: 200, unknown: 404, wholeNumber: 400, tooMany: 429, away: 503 } as const

/** Two forms post to this page without JavaScript: the registration and the certificate request. */
export async function postRegistration(args: Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>) {
  const { posted } = pageRequest(args)
  if (posted?.values['phone_digits'] === undefined) return postForm(args, registration)
  const answer = await posted.certificate()
  return data(
    { kind: 'certificate' as const, reference: posted.values['reference'] ?? '', answer },
    { status: statuses[answer.outcome] },
  )
}
