import { type RefObject, useEffect } from 'react'
import { type At, keyOfAt } from './session/session-context.tsx'

const controls = 'input, textarea, [contenteditable=true], [role=spinbutton], button:not([slot=drag])'

/** Scrolls to the field that an address names, and focuses it. If it is not there, the nearest one around it. */
export function focusField(form: HTMLElement | null, at: At) {
  for (let length = at.path.length; length > 0; length -= 1) {
    const key = keyOfAt({ file: at.file, path: at.path.slice(0, length) })
    const found = form?.querySelector<HTMLElement>(`[data-at="${CSS.escape(key)}"]`)
    if (!found) continue
    found.scrollIntoView({ block: 'center' })
    const control = found.querySelector<HTMLElement>(controls)
    ;(control ?? found).focus({ preventScroll: true })
    return
  }
}

export function useFocusedField(form: RefObject<HTMLElement | null>, at: At | undefined) {
  const key = at && keyOfAt(at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` is a new object each time; the key says whether it is another field.
  useEffect(() => {
    if (at) focusField(form.current, at)
  }, [form, key])
}

/** A step into the form of an entry. Each step is an object of its own. */
export type FormStep = { entry: string }

/** Focuses the field that the address names, or else the first one, at each step into the form. */
export function useFormStep(form: RefObject<HTMLElement | null>, step: FormStep | undefined, at: At) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step moves the focus.
  useEffect(() => {
    if (step === undefined) return
    if (at.path.length > 0) focusField(form.current, at)
    else form.current?.querySelector<HTMLElement>(`.write-field :is(${controls})`)?.focus()
  }, [form, step])
}
