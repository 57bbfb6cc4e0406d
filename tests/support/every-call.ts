import { extras, shownVersions } from '#contract/forms/extras.ts'
import type { Form, FormField } from '#contract/forms/form.ts'
import { forms } from '#contract/forms/forms.ts'
import type { Call } from '#contract/wire/call.ts'
import * as indexCalls from '#contract/wire/calls/index-calls.ts'
import * as informationCalls from '#contract/wire/calls/information-calls.ts'
import * as newsCalls from '#contract/wire/calls/news-calls.ts'
import * as placeCalls from '#contract/wire/calls/place-calls.ts'
import * as productCalls from '#contract/wire/calls/product-calls.ts'
import * as searchCalls from '#contract/wire/calls/search-calls.ts'
import * as visitCalls from '#contract/wire/calls/visit-calls.ts'

const families = [
  indexCalls,
  informationCalls,
  informationCalls.formCalls,
  newsCalls,
  placeCalls,
  productCalls,
  searchCalls,
  visitCalls,
]

/** Every call of the API. */
export const everyCall: readonly Call[] = [
  // The call that books a visit is one of a form, too.
  ...new Set(families.flatMap((family) => Object.values(family).flatMap((one: unknown) => (isCall(one) ? [one] : [])))),
]

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'fields' in value && 'kind' in value
}

/** Fields with which the call of a form accepts it. Undefined for other calls. */
export function acceptedFields({ path }: Call): Record<string, string> | undefined {
  const kind = Object.entries(informationCalls.formCalls).find(([, call]) => call.path === path)?.[0]
  const form: Form | undefined = kind === undefined ? undefined : Object.values(forms).find((one) => one.kind === kind)
  if (!form) return undefined
  const fields = Object.fromEntries(
    form.fields.map((field) => [field.name, visitFields.get(`${kind} ${field.name}`) ?? accepted(field)]),
  )
  const [version] = form.consent === undefined ? [] : shownVersions[form.consent]
  return { ...fields, ...(version === undefined ? {} : { [extras.consent]: version }) }
}

/** A visit can’t be booked with any text. */
const visitFields = new Map([
  ['visit place', 'best-denki'],
  ['visit kind', 'model'],
  ['visit start', '2026-12-05T03:00:00Z'],
  ['visit people', '2'],
])

function accepted({ kind }: FormField): string {
  if (kind === 'date') return '2026-03-10'
  if (kind === 'phone') return '9123 4567'
  return kind === 'email' || kind === 'contact' ? 'ann@example.com' : 'Some text'
}
