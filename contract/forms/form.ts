import type { ConsentKind } from './extras.ts'

/**
 * Decides the control, the on-screen keyboard, hints, and how a person's submissions are found. It doesn't validate a format: any text
 * is accepted, unless the field says `oneMailbox`. `contact` is an email address or a phone number. Only `text` may have several lines.
 */
export type FieldKind = 'line' | 'text' | 'choice' | 'date' | 'email' | 'phone' | 'contact' | 'website'

/** Message for an empty field: its own sentence, which names it. `fillIn` is for parameters of the API that aren't fields of a form. */
export type RequiredMessage =
  | 'fillIn'
  | 'enterEmail'
  | 'enterName'
  | 'enterFirstName'
  | 'enterLastName'
  | 'enterPhone'
  | 'enterMobile'
  | 'enterContact'
  | 'enterAddress'
  | 'enterCity'
  | 'enterPostcode'
  | 'enterCountry'
  | 'chooseHouseType'
  | 'chooseCategory'
  | 'chooseSeries'
  | 'chooseCode'
  | 'enterSerialNumber'
  | 'chooseChannel'
  | 'enterChannelName'
  | 'enterPurchaseDate'
  | 'enterOrderNumber'
  | 'enterProblem'
  | 'enterDescription'
  | 'enterCompany'
  | 'enterFoundingDate'
  | 'enterCompanyAddress'
  | 'enterFax'
  | 'enterWebsite'
  | 'enterStaffNumber'
  | 'enterMainBusiness'
  | 'enterFault'
  | 'choosePlace'
  | 'chooseVisitKind'
  | 'chooseVisitTime'

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
  /** May stay empty. */
  optional?: true
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
  | 'visit'

export type Form = {
  kind: SubmissionKind
  /** Label for staff. */
  label: string
  /** In display and validation order. */
  fields: readonly FormField[]
  /** Stored with every submission, whatever the client sends. */
  fixed?: StoredFields
  /** The consent that the visitor gives with this form. Without its version, the form is refused. */
  consent?: ConsentKind
}

/** Submitted values by their `stored` name. */
export type StoredFields = Readonly<Record<string, string>>

type FieldRest = Omit<FormField, 'name' | 'stored'> & { stored?: string }

/** Declares a field, which is stored under its name in the API unless it says otherwise. */
export const field = <const Name extends string, const Key extends string>(
  name: Name,
  rest: FieldRest & { labelKey: Key },
): FormField & { name: Name; labelKey: Key } => ({ name, stored: name, ...rest })

/** White space alone counts as empty. */
export const isEmpty = (value: string | undefined) => (value ?? '').trim() === ''

/** The empty fields that must not be empty, in form order; the page marks the first one. The keys of `values` are the names used in the API. */
export function emptyFields(form: Form, values: Readonly<Record<string, string | undefined>>): FormField[] {
  return form.fields.filter(({ name, optional }) => !optional && isEmpty(values[name]))
}
