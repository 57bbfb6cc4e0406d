import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { emptyFields, isEmpty } from '#contract/forms/empty-fields.ts'
import type { Form } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { type FormToken, formToken, type SendOutcome, sendForm } from './send-form.ts'

export type FieldErrors = Readonly<Record<string, string>>

type Parts = {
  form: Form
  language: Language
  /** Path of the API's call. */
  call: string
  initial: Readonly<Record<string, string>>
  initialErrors: FieldErrors
  /** What is said where a field is empty. */
  missing: (field: Form['fields'][number]) => string
  /** Told of what a toast should say. */
  say: (what: 'missing' | SendOutcome, text?: string) => void
}

/** What a form of the site does between the first key and the answer: draft, marks, sending once. */
export function useVisitorForm({ form, language, call, initial, initialErrors, missing, say }: Parts) {
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(initialErrors)
  const [sending, setSending] = useState(false)
  const [reference, setReference] = useState<{ reference: string; values: Readonly<Record<string, string>> }>()
  // The second click of two comes before the first is rendered.
  const underway = useRef(false)
  const key = useRef('')
  const token = useRef<FormToken>(undefined)

  const restore = useEffectEvent(() => {
    const draft = readDraft(form.kind)
    // What was typed before this code ran counts more than what was typed before the page came.
    const later = { ...chosenAnew(draft), ...typedInto(element.current, initial) }
    const isSame = Object.keys(later).length === 0
    if (draft && isSame) key.current = draft.key
    setValues((before) => ({ ...before, ...draft?.values, ...later }))
  })

  /** An address that names another model than the one before chooses anew; what was typed stays. */
  function chosenAnew(draft: Draft | undefined): Record<string, string> {
    const named = form.fields.flatMap(({ name, kind }) => {
      const value = initial[name]
      const isNew = kind === 'choice' && !isEmpty(value) && value !== draft?.begun[name]
      return isNew && value !== undefined ? [[name, value] as const] : []
    })
    return draft ? Object.fromEntries(named) : {}
  }

  useEffect(() => restore(), [])

  function change(changes: Readonly<Record<string, string>>) {
    begin()
    const changed = { ...values, ...changes }
    // Other words are another enquiry.
    key.current = crypto.randomUUID()
    setValues(changed)
    keepDraft(form.kind, { values: changed, key: key.current, begun: initial })
  }

  function mark(name: string, message: string) {
    setErrors({ [name]: message })
    const control = element.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }

  /** A mark goes once its field has something in it. */
  function leave(name: string, value: string) {
    if (isEmpty(value) || errors[name] === undefined) return
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)))
  }

  /** Fetched once somebody begins to fill in the form, so that pages can be kept by any cache. */
  function begin() {
    token.current ??= formToken()
    void token.current()
  }

  async function submit(event: FormEvent, more: Readonly<Record<string, string>>) {
    event.preventDefault()
    if (underway.current) return
    const [empty] = emptyFields(form, values)
    if (empty) {
      mark(empty.name, missing(empty))
      return say('missing', missing(empty))
    }
    setErrors({})
    setSending(true)
    underway.current = true
    key.current ||= crypto.randomUUID()
    keepDraft(form.kind, { values: { ...values }, key: key.current, begun: initial })
    const outcome = await sendForm({
      path: call,
      language,
      values: { ...values, ...more, ...(await token.current?.()) },
      key: key.current,
    })
    setSending(false)
    underway.current = false
    settle(outcome)
  }

  function settle(outcome: SendOutcome) {
    if (outcome.kind === 'received') {
      dropDraft(form.kind)
      key.current = ''
      setReference({ reference: outcome.reference, values })
      setValues(Object.fromEntries(Object.keys(values).map((name) => [name, ''])))
    }
    const [first] = outcome.kind === 'refused' ? outcome.errors : []
    if (first && form.fields.some(({ name }) => name === first.field)) mark(first.field, first.message)
    say(outcome, first?.message)
  }

  return { element, values, errors, sending, received: reference, change, leave, begin, submit }
}

/** What stands in the fields by now, other than what the page came with. */
function typedInto(element: HTMLFormElement | null, initial: Readonly<Record<string, string>>): Record<string, string> {
  if (!element) return {}
  const data = new FormData(element)
  return Object.fromEntries(
    Object.entries(initial).flatMap(([name, before]) => {
      const value = data.get(name)
      return typeof value === 'string' && !isEmpty(value) && value !== before ? [[name, value]] : []
    }),
  )
}
