import type { ConsentKind } from './extras.ts'

/**
 * Decides the control, the on-screen keyboard, hints, and how a person's submissions are found. It doesn't validate a format: any text
 * is accepted, unless the field says `oneMailbox`. `contact` is an email address or a phone number. Only `text` may have several lines.
 */
export type FieldKind = 'line' | 'text' | 'choice' | 'date' | 'email' | 'phone' | 'contact' | 'website'

/** Message for an empty field: one that the form shares (`fillIn`, `borderred`), or the field's own. */
export type RequiredMessage = 'fillIn' | 'borderred' | OwnMessage
type OwnMessage =
  | 'enterCompany'
  | 'enterFoundingDate'
  | 'enterAddress'
  | 'enterFax'
  | 'enterPhone'
  | 'enterWebsite'
  | 'enterStaffNumber'
  | 'enterFaultDescription'

export type FormField = {
  /** Name in the API. */
  name: string
  /** Name in the database, mails and exports. It says what the field holds; `name` sometimes does not, for historical reasons. */
  stored: string
  /** Label for staff. */
  label: string
  /** Message key of the label for visitors. */
  labelKey: string
  kind: FieldKind
  /** Value of the HTML `autocomplete` attribute. */
  autocomplete: string
  required: RequiredMessage
  /**
   * The form can't be honoured without exactly one mailbox, so any other text is refused. All other fields accept any text.
   */
  oneMailbox?: true
}

/** The kinds of submission. The API has its own historical names for them. */
export type SubmissionKind =
  | 'subscribe'
  | 'enquiry'
  | 'cooperation'
  | 'registration'
  | 'dealer'
  | 'feedback'
  | 'supplier'
  | 'withdrawal'

export type Form = {
  kind: SubmissionKind
  /** Label for staff. */
  label: string
  /** In display and validation order. All are required. */
  fields: readonly FormField[]
  /** Stored with every submission, whatever the client sends. */
  fixed?: StoredFields
  /** The consent that the visitor gives with this form. Without its version, the form is refused. */
  consent?: ConsentKind
}

/** Submitted values by their `stored` name. */
export type StoredFields = Readonly<Record<string, string>>

type FieldRest = Omit<FormField, 'name' | 'stored' | 'required'> & { stored?: string; required?: RequiredMessage }

/** Returns a function that declares fields with this message for an empty field, unless a field has its own. */
export const fieldsSaying =
  (required: RequiredMessage) =>
  <const Name extends string, const Key extends string>(
    name: Name,
    field: FieldRest & { labelKey: Key },
  ): FormField & { name: Name; labelKey: Key } => ({
    name,
    stored: name,
    required,
    ...field,
  })

/** White space alone counts as empty. */
export const isEmpty = (value: string | undefined) => (value ?? '').trim() === ''

/** The empty fields in form order; the page marks the first one. The keys of `values` are the names used in the API. */
export function emptyFields(form: Form, values: Readonly<Record<string, string | undefined>>): FormField[] {
  return form.fields.filter(({ name }) => isEmpty(values[name]))
}
