import type { ReactNode } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'
import { useId } from '#app/ui/use-id.ts'
import { consentVersions, extras } from '#contract/forms/extras.ts'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { forms } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { FormPath } from '#contract/wire/information-calls.ts'
import type { DraftName } from './draft.ts'
import { type Choice, FormFieldControl } from './form-field.tsx'
import type { Posted } from './posted.ts'
import { Received } from './received.tsx'
import type { Suggestions } from './suggested-field.tsx'
import { useVisitorForm } from './use-visitor-form.ts'
import styles from './visitor-form.module.css'

export type VisitorFormProps = {
  form: (typeof forms)[SubmissionKind]
  /** Path of the API call. */
  call: FormPath
  /** URL of the page with the form, to which browsers post without JavaScript. */
  action: string
  hints?: Readonly<Record<string, string>>
  /** Labels other than those of the form. */
  labels?: Readonly<Record<string, string>>
  /** Fields whose `initial` values are sent without being shown. */
  given?: readonly string[]
  /** If the form begins differently from the same form on another page. */
  draft?: DraftName
  /** Options of the select fields, which may depend on the current values. */
  choices?: (values: Readonly<Record<string, string>>) => Readonly<Record<string, readonly Choice[]>>
  /** Fields with too many options for a select: they become text fields with suggestions. */
  suggestions?: (values: Readonly<Record<string, string>>) => Readonly<Record<string, Suggestions | undefined>>
  /** One line that says what the data is used for. */
  purpose: string
  consent?: keyof typeof consentVersions
  submitLabel?: string
  initial?: Readonly<Record<string, string>>
  posted?: Posted
  /** Shown beside the reference after sending; receives the sent values. */
  afterSent?: (sent: { reference: string; values: Readonly<Record<string, string>> }) => ReactNode
  /** Further values to change together with a field: a new category resets the series. */
  dependentChanges?: (name: string, value: string, values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

/** The answer appears below the button. Scroll it into view, so that a recall warning is not missed. */
const scrollToAnswer = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' })

/** A form for visitors (F). Works without JavaScript, keeps a draft, and is received once. */
export function VisitorForm(props: VisitorFormProps) {
  const { form, call, action, hints = {}, labels = {}, given = [], choices, suggestions } = props
  const { purpose, consent = 'purpose', initial = {}, posted } = props
  const { language, t } = useLanguage()
  const { message, show } = useToast()
  const id = useId()
  const own = posted?.kind === form.kind ? posted : undefined
  const empty = Object.fromEntries(form.fields.map(({ name }) => [name, '']))
  const state = useVisitorForm({
    form,
    language,
    call,
    initial: { ...empty, ...initial, ...own?.values },
    given,
    draft: props.draft ?? form.kind,
    initialErrors: Object.fromEntries((own?.errors ?? []).map(({ field, message: text }) => [field, text])),
    missing: (field) => t(field.required),
    showMessage: (what, text) => show(text ?? outcomeText(what)),
  })

  function outcomeText(what: Parameters<Parameters<typeof useVisitorForm>[0]['showMessage']>[0]): string {
    if (what === 'missing') return ''
    if (what.kind === 'received') return t('sucssfil')
    return what.kind === 'refused' && what.message !== '' ? what.message : t('form.unanswered')
  }

  function labelOf(name: string): string {
    const field = form.fields.find((own) => own.name === name)
    return field ? t(field.labelKey) : name
  }

  const offered = choices?.(state.values) ?? {}
  const suggested = suggestions?.(state.values) ?? {}
  const shown = form.fields.filter(({ name }) => !given.includes(name))
  const fieldId = (name: string) => `${id}-${name}`
  const more = { [extras.consent]: consentVersions[consent] }
  return (
    <form
      ref={state.element}
      method="post"
      action={action}
      noValidate
      className={styles.form}
      onFocus={state.prefetchToken}
      onSubmit={(event) => {
        const trap = new FormData(event.currentTarget).get(extras.trap)
        void state.submit(event, { ...more, ...(typeof trap === 'string' && trap !== '' && { [extras.trap]: trap }) })
      }}
    >
      {own && (
        <ErrorSummary
          title={own.message || t('form.summary')}
          problems={own.errors.map(({ field, message: text }) => ({
            fieldId: fieldId(field),
            text: `${labelOf(field)}: ${text}`,
          }))}
        />
      )}
      {shown.length > 1 && <p className={styles.purpose}>{t('form.allNeeded')}</p>}
      <div className={styles.fields}>
        {shown.map((field) => (
          <div key={field.name} className={field.kind === 'text' ? styles.wide : undefined}>
            <FormFieldControl
              id={fieldId(field.name)}
              field={field}
              label={labels[field.name] ?? t(field.labelKey)}
              hint={hints[field.name]}
              value={state.values[field.name] ?? ''}
              error={state.errors[field.name]}
              choices={offered[field.name]}
              suggestions={suggested[field.name]}
              choose={t('form.choose')}
              notes={{ email: t('form.doubtEmail'), phone: t('form.doubtPhone') }}
              onChange={(value) =>
                state.change({ [field.name]: value, ...props.dependentChanges?.(field.name, value, state.values) })
              }
              onLeave={(value) => state.unmarkFilled(field.name, value)}
            />
          </div>
        ))}
      </div>
      <input type="hidden" name={extras.consent} value={consentVersions[consent]} />
      {/* A honeypot: hidden from view and keyboard, so only bots fill it in. */}
      <div aria-hidden className="visually-hidden">
        <input type="text" name={extras.trap} tabIndex={-1} autoComplete="off" defaultValue="" aria-label={extras.trap} />
      </div>
      <p className={styles.purpose}>
        {purpose}{' '}
        <Link to={`${pageUrl(language, 'terms')}#privacy-why`} className={styles.privacy}>
          {t('form.privacy')}
        </Link>
      </p>
      <Button type="submit" busy={state.sending}>
        {state.sending ? t('form.sending') : (props.submitLabel ?? t('form.send'))}
      </Button>
      {state.received && (
        <div key={state.received.reference} ref={scrollToAnswer} className={styles.answer}>
          <Received kind={form.kind} reference={state.received.reference} />
          {props.afterSent?.(state.received)}
        </div>
      )}
      <Toast message={message} />
    </form>
  )
}
