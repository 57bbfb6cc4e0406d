import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { showToast } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { consentVersions, extras } from '#contract/forms/extras.ts'
import type { Form, SubmissionKind } from '#contract/forms/form.ts'
import type { forms } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { FormPath } from '#contract/wire/calls/information-calls.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import type { DraftName } from './draft.ts'
import { CallerFields } from './fields/caller-fields.tsx'
import { type Choice, FormFieldControl } from './fields/form-field.tsx'
import type { Suggestions } from './fields/suggested-field.tsx'
import { tooLongText } from './fields/too-long.ts'
import type { Posted } from './post-form.server.ts'
import { Received } from './received.tsx'
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
  /** Fields whose `initialValues` are sent without being shown. */
  prefilled?: readonly string[]
  /** If the form begins differently from the same form on another page. */
  draft?: DraftName
  /** Options of the select fields, which may depend on the current values. */
  choices?: (values: Readonly<Record<string, string>>) => Readonly<Record<string, readonly Choice[]>>
  /** Fields with too many options for a select: they become text fields with suggestions. */
  suggestions?: (values: Readonly<Record<string, string>>) => Readonly<Record<string, Suggestions | undefined>>
  /** The earliest day that a date field accepts. May depend on the current values. */
  earliest?: (values: Readonly<Record<string, string>>) => string | undefined
  /** One line that says what the data is used for. */
  purpose: string
  consent?: keyof typeof consentVersions
  submitLabel?: string
  initialValues?: Readonly<Record<string, string>>
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
  const { form, call, action, hints = {}, labels = {}, prefilled = [], choices, suggestions } = props
  const { purpose, consent = 'purpose', initialValues = {}, posted } = props
  const { language } = useLanguage()
  const t = useMessages('forms', 'required', 'shell')
  const id = useId()
  const own = posted?.kind === form.kind ? posted : undefined
  const empty = Object.fromEntries(form.fields.map(({ name }) => [name, '']))
  const state = useVisitorForm({
    form,
    language,
    call,
    initialValues: { ...empty, ...initialValues, ...own?.values },
    prefilled,
    draft: props.draft ?? form.kind,
    initialErrors: Object.fromEntries((own?.errors ?? []).map(({ field, message: text }) => [field, text])),
    missing: ({ required }, more = 0) => (more > 0 ? t('form.moreEmpty', { first: t(required), count: more }) : t(required)),
    tooLong: ({ name }) => tooLongText(labelOf(name), t, language),
    showMessage: (what, text) => showToast(text ?? outcomeText(what)),
  })

  useAnnouncement(state.received ? `${t('form.reference')} ${state.received.reference}` : '', state.received?.reference)

  function outcomeText(what: Parameters<Parameters<typeof useVisitorForm>[0]['showMessage']>[0]): string {
    if (what === 'missing') return ''
    if (what.kind === 'received') return t('sucssfil')
    return what.kind === 'refused' && what.message !== '' ? what.message : t('form.unanswered')
  }

  function labelOf(name: string): string {
    const field = form.fields.find((own) => own.name === name)
    return labels[name] ?? (field ? t(field.labelKey) : name)
  }

  const offered = choices?.(state.values) ?? {}
  const suggested = suggestions?.(state.values) ?? {}
  const shown = form.fields.filter(({ name }) => !prefilled.includes(name))
  const { fields }: Form = form
  const needsMailbox = fields.some(({ oneMailbox }) => oneMailbox)
  const fieldId = (name: string) => `${id}-${name}`
  const more = { [extras.consent]: consentVersions[consent] }
  return (
    <form
      ref={state.element}
      method="post"
      encType="multipart/form-data"
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
            text: formatLabelled(labelOf(field), text, language),
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
              settled={state.settled.includes(field.name)}
              choices={offered[field.name]}
              suggestions={suggested[field.name]}
              choose={t('form.choose')}
              notes={{
                email: t(needsMailbox ? 'form.mailbox' : 'form.doubtEmail'),
                phone: t('form.doubtPhone'),
                future: t('form.doubtFuture'),
                old: t('form.doubtOld'),
                long: tooLongText(labelOf(field.name), t, language),
              }}
              earliest={props.earliest?.(state.values)}
              onChange={(value) =>
                state.change({ [field.name]: value, ...props.dependentChanges?.(field.name, value, state.values) })
              }
              onLeave={(value) => state.settleFilled(field.name, value)}
            />
          </div>
        ))}
      </div>
      <CallerFields />
      <input type="hidden" name={extras.consent} value={consentVersions[consent]} />
      <input type="hidden" name={extras.trap} defaultValue="" />
      <p className={styles.purpose}>
        {purpose}{' '}
        <Link to={`${pageUrl(language, 'terms')}#privacy-why`} className={styles.privacy}>
          {t('form.privacy')}
        </Link>
      </p>
      <Button type="submit" busy={state.sending}>
        <ChangingText>{state.sending ? t('form.sending') : (props.submitLabel ?? t('form.send'))}</ChangingText>
      </Button>
      {state.received && (
        <div key={state.received.reference} ref={scrollToAnswer} className={styles.answer}>
          <Received kind={form.kind} reference={state.received.reference} />
          {props.afterSent?.(state.received)}
        </div>
      )}
    </form>
  )
}
