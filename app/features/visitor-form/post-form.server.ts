import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { pageRequest } from '#app/loading/page.server.ts'
import type { Form } from '#contract/forms/form.ts'
import type { SentForm } from '#contract/forms/posted-form.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import type { Posted } from './posted.ts'

const statuses = { invalid: 400, unreadable: 400, conflict: 409, tooMany: 429, away: 503 } as const

/**
 * The action of a page with a form, for browsers without JavaScript: redirects to the confirmation page, or returns the problems and the values
 * typed.
 */
export async function postForm(args: Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>, form: Form) {
  const { language, posted } = pageRequest(args)
  if (!posted) throw new Response('Nothing was posted', { status: 400 })
  const sent = await posted.submit(form, language)
  if (sent.outcome === 'stored') throw redirect(pageUrl(language, 'sent', { form: form.kind, reference: sent.reference }), 303)
  return data(refusalOf(sent, { form, language, values: posted.values }), { status: statuses[sent.outcome] })
}

type Refused = Exclude<SentForm, { outcome: 'stored' }>
type Parts = { form: Form; language: Language; values: Readonly<Record<string, string>> }

function refusalOf(sent: Refused, { form, language, values }: Parts): Posted {
  const own = form.fields.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]] as const]))
  const t = interfaceWords(language)
  const errors = sent.outcome === 'invalid' ? sent.problems : []
  const fields = new Map(form.fields.map((field) => [field.name, field]))
  return {
    kind: form.kind,
    values: Object.fromEntries(own),
    errors: errors.flatMap(({ field, problem }) => {
      const definition = fields.get(field)
      if (!definition) return []
      return [{ field, message: problem === 'required' ? t(definition.required) : t('form.unreadable') }]
    }),
    message: sent.outcome === 'invalid' ? '' : t(`form.${sent.outcome === 'conflict' ? 'unreadable' : sent.outcome}`),
  }
}
