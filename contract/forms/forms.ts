import { type Form, fieldsSaying, type SubmissionKind } from './form.ts'

const fillIn = fieldsSaying('fillIn')
const inRed = fieldsSaying('borderred')

/** F1, in the footer. The only form with marketing consent. */
export const subscribe = {
  kind: 'subscribe',
  label: 'Subscription',
  fields: [fillIn('email', { labelKey: 'label.email', label: 'Email', kind: 'email', autocomplete: 'email', oneMailbox: true })],
  consent: 'marketing',
} as const satisfies Form

/** F2, on the home page. */
export const enquiry = {
  kind: 'enquiry',
  label: 'Enquiry',
  fields: [
    fillIn('cate_name', {
      labelKey: 'enquiry.category',
      stored: 'category',
      label: 'Category',
      kind: 'choice',
      autocomplete: 'off',
    }),
    fillIn('series_name', { labelKey: 'enquiry.series', stored: 'series', label: 'Series', kind: 'choice', autocomplete: 'off' }),
    fillIn('contact', { labelKey: 'enquiry.contact', label: 'Phone or email', kind: 'contact', autocomplete: 'email' }),
  ],
} as const satisfies Form

/**
 * F3, cooperation. The API names come from an older form and do not match what the fields hold. Only this declaration maps them to
 * the names we store.
 */
export const cooperation = {
  kind: 'cooperation',
  label: 'Cooperation enquiry',
  fields: [
    inRed('name', {
      labelKey: 'label.company',
      stored: 'company',
      label: 'Company name',
      kind: 'line',
      autocomplete: 'organization',
    }),
    inRed('email', {
      labelKey: 'label.incorporation',
      stored: 'incorporation_time',
      label: 'Time of incorporation',
      kind: 'line',
      autocomplete: 'off',
    }),
    inRed('phone', {
      labelKey: 'label.address',
      stored: 'address',
      label: 'Address',
      kind: 'line',
      autocomplete: 'address-line1',
    }),
    inRed('language', { labelKey: 'label.phone', stored: 'phone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    inRed('information', {
      labelKey: 'label.description',
      stored: 'description',
      label: 'Description',
      kind: 'text',
      autocomplete: 'off',
    }),
  ],
} as const satisfies Form

/** F4, product registration. */
export const registration = {
  kind: 'registration',
  label: 'Product registration',
  fields: [
    inRed('family_name', { labelKey: 'label.firstName', label: 'First name', kind: 'line', autocomplete: 'given-name' }),
    inRed('name', { labelKey: 'label.lastName', label: 'Last name', kind: 'line', autocomplete: 'family-name' }),
    inRed('phone', { labelKey: 'label.phone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    inRed('email', { labelKey: 'label.email', label: 'Email', kind: 'email', autocomplete: 'email' }),
    inRed('address', { labelKey: 'label.address', label: 'Address', kind: 'line', autocomplete: 'address-line1' }),
    inRed('house_type', { labelKey: 'label.houseType', label: 'Type of home', kind: 'choice', autocomplete: 'off' }),
    inRed('city', { labelKey: 'label.city', label: 'City', kind: 'line', autocomplete: 'address-level2' }),
    inRed('postcode', { labelKey: 'label.postcode', label: 'Postal code', kind: 'line', autocomplete: 'postal-code' }),
    inRed('cate_name', { labelKey: 'label.category', label: 'Product category', kind: 'choice', autocomplete: 'off' }),
    inRed('code', { labelKey: 'label.code', label: 'Model code', kind: 'choice', autocomplete: 'off' }),
    inRed('serial_number', { labelKey: 'label.serialNumber', label: 'Serial number', kind: 'line', autocomplete: 'off' }),
    inRed('channel', { labelKey: 'label.channel', label: 'Bought from', kind: 'choice', autocomplete: 'off' }),
    inRed('channel_describe', {
      labelKey: 'label.channelDescription',
      label: 'Name of the store, website or developer',
      kind: 'line',
      autocomplete: 'off',
    }),
    inRed('buy_date', { labelKey: 'label.purchaseDate', label: 'Purchase date', kind: 'date', autocomplete: 'off' }),
    inRed('order_number', { labelKey: 'label.orderNumber', label: 'Order number', kind: 'line', autocomplete: 'off' }),
  ],
  fixed: { state: '1' },
} as const satisfies Form

/** F5, dealer application. */
export const dealer = {
  kind: 'dealer',
  label: 'Dealer application',
  fields: [
    inRed('phone', { labelKey: 'label.phone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    inRed('website', { labelKey: 'label.website', label: 'Website', kind: 'website', autocomplete: 'url' }),
    inRed('main_business', { labelKey: 'label.mainBusiness', label: 'Main business', kind: 'text', autocomplete: 'off' }),
    inRed('company', { labelKey: 'label.company', label: 'Company name', kind: 'line', autocomplete: 'organization' }),
  ],
} as const satisfies Form

/** F6, feedback and complaints. */
export const feedback = {
  kind: 'feedback',
  label: 'Feedback',
  fields: [
    fillIn('name', { labelKey: 'label.name', label: 'Name', kind: 'line', autocomplete: 'name' }),
    fillIn('countries', {
      labelKey: 'label.country',
      stored: 'country',
      label: 'Country',
      kind: 'line',
      autocomplete: 'country-name',
    }),
    fillIn('city', { labelKey: 'label.city', label: 'City', kind: 'line', autocomplete: 'address-level2' }),
    fillIn('phone', { labelKey: 'label.phone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    fillIn('describe', {
      labelKey: 'label.problem',
      stored: 'description',
      label: 'What went wrong',
      kind: 'text',
      autocomplete: 'off',
    }),
  ],
} as const satisfies Form

/** F7, the older company form. `main_business` holds the fault description. */
export const supplier = {
  kind: 'supplier',
  label: 'Supplier form',
  fields: [
    fillIn('company', {
      labelKey: 'label.company',
      label: 'Company name',
      kind: 'line',
      autocomplete: 'organization',
      required: 'enterCompany',
    }),
    fillIn('founding_date', {
      labelKey: 'label.incorporation',
      label: 'Time of incorporation',
      kind: 'line',
      autocomplete: 'off',
      required: 'enterFoundingDate',
    }),
    fillIn('address', {
      labelKey: 'label.companyAddress',
      label: 'Company address',
      kind: 'line',
      autocomplete: 'address-line1',
      required: 'enterAddress',
    }),
    fillIn('fax', { labelKey: 'label.fax', label: 'Telephone, fax', kind: 'phone', autocomplete: 'off', required: 'enterFax' }),
    fillIn('phone', {
      labelKey: 'label.mobile',
      label: 'Mobile phone',
      kind: 'phone',
      autocomplete: 'tel',
      required: 'enterPhone',
    }),
    fillIn('website', {
      labelKey: 'label.website',
      label: 'Website',
      kind: 'website',
      autocomplete: 'url',
      required: 'enterWebsite',
    }),
    fillIn('staff_number', {
      labelKey: 'label.staffNumber',
      label: 'Number of employees',
      kind: 'line',
      autocomplete: 'off',
      required: 'enterStaffNumber',
    }),
    fillIn('main_business', {
      labelKey: 'label.fault',
      label: 'Fault description',
      kind: 'text',
      autocomplete: 'off',
      required: 'enterFaultDescription',
    }),
  ],
} as const satisfies Form

/** Withdrawal of marketing consent. The original site had no such form. */
export const withdrawal = {
  kind: 'withdrawal',
  label: 'Withdrawal of consent',
  fields: [fillIn('email', { labelKey: 'label.email', label: 'Email', kind: 'email', autocomplete: 'email', oneMailbox: true })],
} as const satisfies Form

export const forms = { subscribe, enquiry, cooperation, registration, dealer, feedback, supplier, withdrawal } as const
/** Whether staff must answer. Subscriptions and withdrawals are answered by an automatic mail. */
export const awaitsAnswer = (kind: SubmissionKind) => kind !== 'subscribe' && kind !== 'withdrawal'
export const submissionKinds = Object.keys(forms) as readonly SubmissionKind[]

const byKind: ReadonlyMap<string, Form> = new Map(Object.entries(forms))

export const isSubmissionKind = (kind: string): kind is SubmissionKind => byKind.has(kind)

/** The form of a stored submission. A row of another version may have an unknown kind: its form has no fields and is named after the kind. */
export function formOf(kind: string): Form {
  return byKind.get(kind) ?? { kind: kind as SubmissionKind, label: kind, fields: [] }
}
