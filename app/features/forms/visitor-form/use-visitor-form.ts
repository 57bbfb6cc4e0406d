import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { emptyFields, type Form, isEmpty } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import type { FormPath } from '#contract/wire/calls/information-calls.ts'
import { isTooLong } from '#contract/wire/problems.ts'
import { type Draft, type DraftName, dropDraft, readDraft, saveDraft } from './draft.ts'
import { newKey } from './new-key.ts'
import { type FormToken, formToken, type SendOutcome, sendForm } from './send-form.ts'

export type FieldErrors = Readonly<Record<string, string>>

type VisitorFormOptions = {
  form: Form
  language: Language
  /** Path of the API call. */
  call: FormPath
  initialValues: Readonly<Record<string, string>>
  /** Fields that the visitor doesn't fill in. They keep their values after sending. */
  prefilled: readonly string[]
  draft: DraftName
  initialErrors: FieldErrors
  /** Message for an empty field. With `more`, it says how many further ones are empty. */
  missing: (field: Form['fields'][number], more?: number) => string
  /** Message for a field that is too long. */
  tooLong: (field: Form['fields'][number]) => string
  /** Shows a message in a toast. */
  showMessage: (what: 'missing' | SendOutcome, text?: string) => void
}

/** State of a form: draft, error marks, and sending once. */
export function useVisitorForm({
  form,
  language,
  call,
  initialValues,
  prefilled,
  draft: name,
  initialErrors,
  missing,
  tooLong,
  showMessage,
}: VisitorFormOptions) {
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initialValues)
  const [errors, setErrors] = useState(initialErrors)
  // Fields whose error no longer applies. The line of the error stays until the form is sent: on blur, nothing may move under the pointer.
  const [settled, setSettled] = useState<readonly string[]>([])
  const [sending, setSending] = useState(false)
  const [reference, setReference] = useState<{ reference: string; values: Readonly<Record<string, string>> }>()
  // A ref, because a double click's second click comes before the first is rendered.
  const isSending = useRef(false)
  const key = useRef('')
  // A ref, so that async code started earlier reads the current values.
  const latest = useRef(values)
  const token = useRef<FormToken>(undefined)

  const restore = useEffectEvent(() => {
    const draft = readDraft(name)
    // What was typed before this code ran wins over the draft, which is older.
    const newer = { ...changedUrlChoices(draft), ...typedValues(element.current, initialValues) }
    const isSame = Object.keys(newer).length === 0
    if (draft && isSame) key.current = draft.key
    fill({ ...values, ...draft?.values, ...newer })
  })

  function fill(next: Readonly<Record<string, string>>) {
    latest.current = next
    setValues(next)
  }

  /** If the URL names another model than the draft, its choices replace those of the draft. Typed text stays. */
  function changedUrlChoices(draft: Draft | undefined): Record<string, string> {
    const named = form.fields.flatMap(({ name, kind }) => {
      const value = initialValues[name]
      const isNew = kind === 'choice' && !isEmpty(value) && value !== draft?.initialValues[name]
      return isNew && value !== undefined ? [[name, value] as const] : []
    })
    return draft ? Object.fromEntries(named) : {}
  }

  useEffect(() => restore(), [])

  function change(changes: Readonly<Record<string, string>>) {
    prefetchToken()
    const changed = { ...latest.current, ...changes }
    // Changed values are a new submission.
    key.current = newKey()
    fill(changed)
    settleCleared(changes)
    saveDraft(name, { values: changed, key: key.current, initialValues })
  }

  function mark(name: string, message: string) {
    replaceErrors({ [name]: message })
    const control = element.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }

  /** An error about a value no longer applies once the field is empty. */
  function settleCleared(changes: Readonly<Record<string, string>>) {
    const cleared = form.fields.filter((field) => changes[field.name] !== undefined && isEmpty(changes[field.name]))
    const outdated = cleared.filter((field) => errors[field.name] !== undefined && errors[field.name] !== missing(field))
    if (outdated.length > 0) setSettled((before) => [...before, ...outdated.map(({ name }) => name)])
  }

  /** Removes the error mark once the field has a value. */
  function settleFilled(name: string, value: string) {
    if (!isEmpty(value) && errors[name] !== undefined) setSettled((before) => [...before, name])
  }

  function replaceErrors(next: FieldErrors) {
    setErrors(next)
    setSettled([])
  }

  /** Fetches the token when the visitor focuses the form. Tokens in the HTML would make pages uncacheable. */
  function prefetchToken() {
    token.current ??= formToken()
    void token.current()
  }

  async function submit(event: FormEvent, more: Readonly<Record<string, string>>) {
    event.preventDefault()
    if (isSending.current) return
    const sent = latest.current
    const [empty, ...others] = emptyFields(form, sent)
    if (empty) {
      mark(empty.name, missing(empty))
      return showMessage('missing', missing(empty, others.length))
    }
    const long = form.fields.find(({ name }) => isTooLong(sent[name] ?? ''))
    if (long) {
      mark(long.name, tooLong(long))
      return showMessage('missing', tooLong(long))
    }
    replaceErrors({})
    setSending(true)
    isSending.current = true
    key.current ||= newKey()
    saveDraft(name, { values: sent, key: key.current, initialValues })
    const outcome = await sendForm({
      path: call,
      language,
      values: { ...sent, ...more, ...(await token.current?.()) },
      key: key.current,
    })
    setSending(false)
    isSending.current = false
    settle(outcome, sent)
  }

  function settle(outcome: SendOutcome, sent: Readonly<Record<string, string>>) {
    if (outcome.kind === 'received') {
      setReference({ reference: outcome.reference, values: sent })
      clearSent(sent)
    }
    const [first] = outcome.kind === 'refused' ? outcome.errors : []
    if (first && form.fields.some(({ name }) => name === first.field)) mark(first.field, first.message)
    showMessage(outcome, first?.message)
  }

  /** Clears the values that were sent. Values typed meanwhile stay, as a new submission. */
  function clearSent(sent: Readonly<Record<string, string>>) {
    const typedMeanwhile = Object.entries(latest.current).filter(([name, value]) => value !== sent[name])
    const cleared = Object.fromEntries(
      Object.entries(sent).map(([field, value]) => [field, prefilled.includes(field) ? value : '']),
    )
    if (typedMeanwhile.length > 0) return change({ ...cleared, ...Object.fromEntries(typedMeanwhile) })
    dropDraft(name)
    key.current = ''
    fill(cleared)
  }

  return { element, values, errors, settled, sending, received: reference, change, settleFilled, prefetchToken, submit }
}

/** Current values of the fields that differ from those the page came with. */
function typedValues(element: HTMLFormElement | null, initialValues: Readonly<Record<string, string>>): Record<string, string> {
  if (!element) return {}
  const data = new FormData(element)
  return Object.fromEntries(
    Object.entries(initialValues).flatMap(([name, before]) => {
      const value = data.get(name)
      return typeof value === 'string' && !isEmpty(value) && value !== before ? [[name, value]] : []
    }),
  )
}
