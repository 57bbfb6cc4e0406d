import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { emptyFields, isEmpty } from '#contract/forms/empty-fields.ts'
import type { Form } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import type { FormPath } from '#contract/wire/information-calls.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { newKey } from './new-key.ts'
import { type FormToken, formToken, type SendOutcome, sendForm } from './send-form.ts'

export type FieldErrors = Readonly<Record<string, string>>

type Parts = {
  form: Form
  language: Language
  /** Path of the API's call. */
  call: FormPath
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
  // What is in the fields by now, also for what began before the last key.
  const latest = useRef(values)
  const token = useRef<FormToken>(undefined)

  const restore = useEffectEvent(() => {
    const draft = readDraft(form.kind)
    // What was typed before this code ran counts more than what was typed before the page came.
    const later = { ...chosenAnew(draft), ...typedInto(element.current, initial) }
    const isSame = Object.keys(later).length === 0
    if (draft && isSame) key.current = draft.key
    fill({ ...values, ...draft?.values, ...later })
  })

  function fill(next: Readonly<Record<string, string>>) {
    latest.current = next
    setValues(next)
  }

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
    const changed = { ...latest.current, ...changes }
    // Other words are another enquiry.
    key.current = newKey()
    fill(changed)
    unmarkCleared(changes)
    keepDraft(form.kind, { values: changed, key: key.current, begun: initial })
  }

  function mark(name: string, message: string) {
    setErrors({ [name]: message })
    const control = element.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }

  /** What was wrong with an entry isn't wrong with an empty field. */
  function unmarkCleared(changes: Readonly<Record<string, string>>) {
    const cleared = form.fields.filter((field) => changes[field.name] !== undefined && isEmpty(changes[field.name]))
    const outdated = new Set(cleared.filter((field) => errors[field.name] !== missing(field)).map(({ name }) => name))
    if (outdated.size > 0) setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !outdated.has(name))))
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
    const sent = latest.current
    const [empty] = emptyFields(form, sent)
    if (empty) {
      mark(empty.name, missing(empty))
      return say('missing', missing(empty))
    }
    setErrors({})
    setSending(true)
    underway.current = true
    key.current ||= newKey()
    keepDraft(form.kind, { values: sent, key: key.current, begun: initial })
    const outcome = await sendForm({
      path: call,
      language,
      values: { ...sent, ...more, ...(await token.current?.()) },
      key: key.current,
    })
    setSending(false)
    underway.current = false
    settle(outcome, sent)
  }

  function settle(outcome: SendOutcome, sent: Readonly<Record<string, string>>) {
    if (outcome.kind === 'received') {
      setReference({ reference: outcome.reference, values: sent })
      empty(sent)
    }
    const [first] = outcome.kind === 'refused' ? outcome.errors : []
    if (first && form.fields.some(({ name }) => name === first.field)) mark(first.field, first.message)
    say(outcome, first?.message)
  }

  /** Empties what was sent. What was typed meanwhile stays, as a new enquiry. */
  function empty(sent: Readonly<Record<string, string>>) {
    const typedMeanwhile = Object.entries(latest.current).filter(([name, value]) => value !== sent[name])
    const cleared = Object.fromEntries(Object.keys(sent).map((name) => [name, '']))
    if (typedMeanwhile.length > 0) return change({ ...cleared, ...Object.fromEntries(typedMeanwhile) })
    dropDraft(form.kind)
    key.current = ''
    fill(cleared)
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
