/**
 * How a field is asked for and what it holds. `contact` is an e-mail address or a phone number; `text` may have several lines, everything
 * else is one. None is a format: whatever is typed is accepted, kinds only decide keyboards, hints and how a person is found again.
 */
export type FieldKind = 'line' | 'text' | 'choice' | 'date' | 'email' | 'phone' | 'contact' | 'website'

/** What is said where a field is empty: a message of the form (`fillIn`, `borderred`), or one of the field's own. */
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
  /** Its name on the wire. */
  name: string
  /** What it truly is: the store, the mails and the exports know it by this name. */
  stored: string
  /** As staff read it. */
  label: string
  /** The message that visitors read, in their language. */
  labelKey: string
  kind: FieldKind
  /** The token of the HTML attribute of that name. */
  autocomplete: string
  required: RequiredMessage
}

/** What can be in the inbox, by what it is; the wire has its own historical names. */
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
  /** As staff read it. */
  label: string
  /** In the order in which they are asked for and checked. All are required. */
  fields: readonly FormField[]
  /** What is stored with it whatever is sent. */
  fixed?: StoredFields
}

/** What was sent, by the stored names. */
export type StoredFields = Readonly<Record<string, string>>

type FieldRest = Omit<FormField, 'name' | 'stored' | 'required'> & { stored?: string; required?: RequiredMessage }

/** Makes the fields of one form, which share the message of an empty field unless they have their own. */
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
