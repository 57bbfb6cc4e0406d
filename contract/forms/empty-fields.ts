import type { Form, FormField } from './form.ts'

/** White space alone counts as empty. */
export const isEmpty = (value: string | undefined) => (value ?? '').trim() === ''

/** The empty fields in form order; the page marks the first one. The keys of `values` are the names used in the API. */
export function emptyFields(form: Form, values: Readonly<Record<string, string | undefined>>): FormField[] {
  return form.fields.filter(({ name }) => isEmpty(values[name]))
}
