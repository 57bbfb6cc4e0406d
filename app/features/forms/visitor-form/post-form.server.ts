import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { pageRequest } from '#app/loading/page.server.ts'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { forms } from '#contract/forms/forms.ts'
import type { SentForm } from '#contract/forms/posted-form.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { tooLongText } from './fields/too-long.ts'

/** A form that was sent without JavaScript and refused: the values typed, and the problems. */
export type Posted = {
  kind: SubmissionKind
  /** Keyed by wire name. */
  values: Readonly<Record<string, string>>
  errors: { field: string; message: string }[]
  /** Message about the whole form; empty if only fields have problems. */
  message: string
}

type VisitorForm = (typeof forms)[SubmissionKind]

export const statuses = { invalid: 400, unreadable: 400, conflict: 409, tooMany: 429, away: 503 } as const

/**
 * The action of a page with a form, for browsers without JavaScript: redirects to the confirmation page, or returns the problems and the values
 * typed.
 */
export async function postForm(args: Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>, form: VisitorForm) {
  const { language, posted } = pageRequest(args)
  if (!posted) throw new Response('Nothing was posted', { status: 400 })
  const sent = await posted.submit(form, language)
  if (sent.outcome === 'stored') throw redirect(pageUrl(language, 'sent', { form: form.kind, reference: sent.reference }), 303)
  return data(refusal(sent, { form, language, values: posted.values }), { status: statuses[sent.outcome] })
}

type Refused = Exclude<SentForm, { outcome: 'stored' }>
type FormPost = { form: VisitorForm; language: Language; values: Readonly<Record<string, string>> }

/** Why a form was refused, in the visitor’s language, and what was typed. */
export function refusal(sent: Refused, { form, language, values }: FormPost): Posted {
  const shown: readonly VisitorForm['fields'][number][] = form.fields
  const own = shown.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]] as const]))
  const t = interfaceWords(language)
  const problems = sent.outcome === 'invalid' ? sent.problems : []
  const fields = new Map<string, (typeof shown)[number]>(shown.map((field) => [field.name, field]))
  const errors = problems.flatMap(({ field, problem }) => {
    const definition = fields.get(field)
    if (!definition) return []
    if (problem === 'mailbox') return [{ field, message: t('form.mailbox') }]
    if (problem === 'tooLong') return [{ field, message: tooLongText(t(definition.labelKey), t, language) }]
    return [{ field, message: problem === 'required' ? t(definition.required) : t('form.unreadable') }]
  })
  const message = sent.outcome === 'invalid' ? '' : t(`form.${sent.outcome === 'conflict' ? 'unreadable' : sent.outcome}`)
  // A value that the visitor doesn't see, such as the consent, can be at fault too.
  const isUnseen = message === '' && errors.length === 0
  return {
    kind: form.kind,
    values: Object.fromEntries(own),
    errors,
    message: isUnseen ? t('form.unreadable') : message,
  }
}
