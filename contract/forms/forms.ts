import { type Form, field, type SubmissionKind } from './form.ts'

/** F1, in the footer. The only form with marketing consent. */
export const subscribe = {
  kind: 'subscribe',
  label: 'Subscription',
  fields: [
    field('email', {
      labelKey: 'label.email',
      required: 'enterEmail',
      label: 'Email',
      kind: 'email',
      autocomplete: 'email',
      oneMailbox: true,
    }),
  ],
  consent: 'marketing',
} as const satisfies Form

/** F2, on the home page. */
export const enquiry = {
  kind: 'enquiry',
  label: 'Enquiry',
  fields: [
    field('cate_name', {
      labelKey: 'enquiry.category',
      required: 'chooseCategory',
      stored: 'category',
      label: 'Category',
      kind: 'choice',
      autocomplete: 'off',
    }),
    field('series_name', {
      labelKey: 'enquiry.series',
      required: 'chooseSeries',
      stored: 'series',
      label: 'Series',
      kind: 'choice',
      autocomplete: 'off',
    }),
    field('contact', {
      labelKey: 'enquiry.contact',
      required: 'enterContact',
      label: 'Phone or email',
      kind: 'contact',
      autocomplete: 'email',
    }),
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
    field('name', {
      labelKey: 'label.company',
      required: 'enterCompany',
      stored: 'company',
      label: 'Company name',
      kind: 'line',
      autocomplete: 'organization',
    }),
    field('email', {
      labelKey: 'label.incorporation',
      required: 'enterFoundingDate',
      stored: 'incorporation_time',
      label: 'Time of incorporation',
      kind: 'line',
      autocomplete: 'off',
    }),
    field('phone', {
      labelKey: 'label.address',
      required: 'enterAddress',
      stored: 'address',
      label: 'Address',
      kind: 'line',
      autocomplete: 'address-line1',
    }),
    field('language', {
      labelKey: 'label.phone',
      required: 'enterPhone',
      stored: 'phone',
      label: 'Phone',
      kind: 'phone',
      autocomplete: 'tel',
    }),
    field('information', {
      labelKey: 'label.description',
      required: 'enterDescription',
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
    field('family_name', {
      labelKey: 'label.firstName',
      required: 'enterFirstName',
      label: 'First name',
      kind: 'line',
      autocomplete: 'given-name',
    }),
    field('name', {
      labelKey: 'label.lastName',
      required: 'enterLastName',
      label: 'Last name',
      kind: 'line',
      autocomplete: 'family-name',
    }),
    field('phone', { labelKey: 'label.phone', required: 'enterPhone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    field('email', { labelKey: 'label.email', required: 'enterEmail', label: 'Email', kind: 'email', autocomplete: 'email' }),
    field('address', {
      labelKey: 'label.address',
      required: 'enterAddress',
      label: 'Address',
      kind: 'line',
      autocomplete: 'address-line1',
    }),
    field('house_type', {
      labelKey: 'label.houseType',
      required: 'chooseHouseType',
      label: 'Type of home',
      kind: 'choice',
      autocomplete: 'off',
    }),
    field('city', { labelKey: 'label.city', required: 'enterCity', label: 'City', kind: 'line', autocomplete: 'address-level2' }),
    field('postcode', {
      labelKey: 'label.postcode',
      required: 'enterPostcode',
      label: 'Postal code',
      kind: 'line',
      autocomplete: 'postal-code',
    }),
    field('cate_name', {
      labelKey: 'label.category',
      required: 'chooseCategory',
      label: 'Product category',
      kind: 'choice',
      autocomplete: 'off',
    }),
    field('code', { labelKey: 'label.code', required: 'chooseCode', label: 'Model code', kind: 'choice', autocomplete: 'off' }),
    field('serial_number', {
      labelKey: 'label.serialNumber',
      required: 'enterSerialNumber',
      label: 'Serial number',
      kind: 'line',
      autocomplete: 'off',
    }),
    field('channel', {
      labelKey: 'label.channel',
      required: 'chooseChannel',
      label: 'Bought from',
      kind: 'choice',
      autocomplete: 'off',
    }),
    field('channel_describe', {
      labelKey: 'label.channelDescription',
      required: 'enterChannelName',
      label: 'Name of the shop, website or developer',
      kind: 'line',
      autocomplete: 'off',
    }),
    field('buy_date', {
      labelKey: 'label.purchaseDate',
      required: 'enterPurchaseDate',
      label: 'Purchase date',
      kind: 'date',
      autocomplete: 'off',
    }),
    field('order_number', {
      labelKey: 'label.orderNumber',
      required: 'enterOrderNumber',
      label: 'Order number',
      kind: 'line',
      autocomplete: 'off',
    }),
  ],
  fixed: { state: '1' },
} as const satisfies Form

/** F5, dealer application. */
export const dealer = {
  kind: 'dealer',
  label: 'Dealer application',
  fields: [
    field('phone', { labelKey: 'label.phone', required: 'enterPhone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    field('website', {
      labelKey: 'label.website',
      required: 'enterWebsite',
      label: 'Website',
      kind: 'website',
      autocomplete: 'url',
    }),
    field('main_business', {
      labelKey: 'label.mainBusiness',
      required: 'enterMainBusiness',
      label: 'Main business',
      kind: 'text',
      autocomplete: 'off',
    }),
    field('company', {
      labelKey: 'label.company',
      required: 'enterCompany',
      label: 'Company name',
      kind: 'line',
      autocomplete: 'organization',
    }),
  ],
} as const satisfies Form

/** F6, feedback and complaints. */
export const feedback = {
  kind: 'feedback',
  label: 'Feedback',
  fields: [
    field('name', { labelKey: 'label.name', required: 'enterName', label: 'Name', kind: 'line', autocomplete: 'name' }),
    field('countries', {
      labelKey: 'label.country',
      required: 'enterCountry',
      stored: 'country',
      label: 'Country',
      kind: 'line',
      autocomplete: 'country-name',
    }),
    field('city', { labelKey: 'label.city', required: 'enterCity', label: 'City', kind: 'line', autocomplete: 'address-level2' }),
    field('phone', { labelKey: 'label.phone', required: 'enterPhone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    field('describe', {
      labelKey: 'label.problem',
      required: 'enterProblem',
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
    field('company', {
      labelKey: 'label.company',
      required: 'enterCompany',
      label: 'Company name',
      kind: 'line',
      autocomplete: 'organization',
    }),
    field('founding_date', {
      labelKey: 'label.incorporation',
      required: 'enterFoundingDate',
      label: 'Time of incorporation',
      kind: 'line',
      autocomplete: 'off',
    }),
    field('address', {
      labelKey: 'label.companyAddress',
      required: 'enterCompanyAddress',
      label: 'Company address',
      kind: 'line',
      autocomplete: 'address-line1',
    }),
    field('fax', { labelKey: 'label.fax', required: 'enterFax', label: 'Telephone, fax', kind: 'phone', autocomplete: 'off' }),
    field('phone', {
      labelKey: 'label.mobile',
      required: 'enterMobile',
      label: 'Mobile phone',
      kind: 'phone',
      autocomplete: 'tel',
    }),
    field('website', {
      labelKey: 'label.website',
      required: 'enterWebsite',
      label: 'Website',
      kind: 'website',
      autocomplete: 'url',
    }),
    field('staff_number', {
      labelKey: 'label.staffNumber',
      required: 'enterStaffNumber',
      label: 'Number of employees',
      kind: 'line',
      autocomplete: 'off',
    }),
    field('main_business', {
      labelKey: 'label.fault',
      required: 'enterFault',
      label: 'Fault description',
      kind: 'text',
      autocomplete: 'off',
    }),
  ],
} as const satisfies Form

/** Withdrawal of marketing consent. The original site had no such form. */
export const withdrawal = {
  kind: 'withdrawal',
  label: 'Withdrawal of consent',
  fields: [
    field('email', {
      labelKey: 'label.email',
      required: 'enterEmail',
      label: 'Email',
      kind: 'email',
      autocomplete: 'email',
      oneMailbox: true,
    }),
  ],
} as const satisfies Form

/** A visit to a showroom. Its own calls book it (`wire/calls/visit-calls.ts`), because a time may be taken. */
export const visit = {
  kind: 'visit',
  label: 'Visit',
  fields: [
    field('place', {
      labelKey: 'visit.place',
      required: 'choosePlace',
      label: 'Place',
      kind: 'choice',
      autocomplete: 'off',
    }),
    field('kind', {
      labelKey: 'visit.kind',
      required: 'chooseVisitKind',
      stored: 'visit_kind',
      label: 'Kind of visit',
      kind: 'choice',
      autocomplete: 'off',
    }),
    field('start', { labelKey: 'visit.time', required: 'chooseVisitTime', label: 'Start', kind: 'line', autocomplete: 'off' }),
    field('people', {
      labelKey: 'visit.people',
      required: 'fillIn',
      label: 'People',
      kind: 'line',
      autocomplete: 'off',
      optional: true,
    }),
    field('name', { labelKey: 'label.name', required: 'enterName', label: 'Name', kind: 'line', autocomplete: 'name' }),
    field('email', {
      labelKey: 'label.email',
      required: 'enterEmail',
      label: 'Email',
      kind: 'email',
      autocomplete: 'email',
      oneMailbox: true,
    }),
    field('phone', { labelKey: 'label.phone', required: 'enterPhone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    field('models', {
      labelKey: 'visit.models',
      required: 'fillIn',
      label: 'Models',
      kind: 'line',
      autocomplete: 'off',
      optional: true,
    }),
    field('measures', {
      labelKey: 'visit.measures',
      required: 'fillIn',
      label: 'Measures of the kitchen',
      kind: 'text',
      autocomplete: 'off',
      optional: true,
    }),
    field('note', {
      labelKey: 'visit.note',
      required: 'fillIn',
      label: 'Note',
      kind: 'text',
      autocomplete: 'off',
      optional: true,
    }),
  ],
} as const satisfies Form

export const forms = { subscribe, enquiry, cooperation, registration, dealer, feedback, supplier, withdrawal, visit } as const
export const isAboutNews = (kind: SubmissionKind) => kind === 'subscribe' || kind === 'withdrawal'
/** Whether staff must answer. The others are answered by an automatic mail. */
export const awaitsAnswer = (kind: SubmissionKind) => !isAboutNews(kind) && kind !== 'visit'
export const submissionKinds = Object.keys(forms) as readonly SubmissionKind[]

const byKind: ReadonlyMap<string, Form> = new Map(Object.entries(forms))

export const isSubmissionKind = (kind: string): kind is SubmissionKind => byKind.has(kind)

/** The form of a stored submission. A row of another version may have an unknown kind: its form has no fields and is named after the kind. */
export function formOf(kind: string): Form {
  return byKind.get(kind) ?? { kind: kind as SubmissionKind, label: kind, fields: [] }
}
