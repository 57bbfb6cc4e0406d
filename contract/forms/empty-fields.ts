import type { Form, FormField } from './form.ts'

/** Blanks are nothing. */
export const isEmpty = (value: string | undefined) => (value ?? '').trim() === ''

/** The fields that still need something, in the order of the form; the first is the one to mark. `values` go by the names on the wire. */
export function emptyFields(form: Form, values: Readonly<Record<string, string | undefined>>): FormField[] {
  return form.fields.filter(({ name }) => isEmpty(values[name]))
}
