import { type Form, fieldsSaying, type SubmissionKind } from './form.ts'

const fillIn = fieldsSaying('fillIn')
const inRed = fieldsSaying('borderred')

/** F1, in the footer. The only one that leads to marketing. */
export const subscribe = {
  kind: 'subscribe',
  label: 'Subscription',
  fields: [fillIn('email', { label: 'E-mail', kind: 'email', autocomplete: 'email' })],
} as const satisfies Form

/** F2, on the home page. */
export const enquiry = {
  kind: 'enquiry',
  label: 'Enquiry',
  fields: [
    fillIn('cate_name', { stored: 'category', label: 'Category', kind: 'choice', autocomplete: 'off' }),
    fillIn('series_name', { stored: 'series', label: 'Series', kind: 'choice', autocomplete: 'off' }),
    fillIn('contact', { label: 'Contact', kind: 'contact', autocomplete: 'email' }),
  ],
} as const satisfies Form

/**
 * F3, cooperation. Its names on the wire are those of an older form and say something else than what they carry; this is the one place
 * that knows.
 */
export const cooperation = {
  kind: 'cooperation',
  label: 'Cooperation enquiry',
  fields: [
    inRed('name', { stored: 'company', label: 'Company name', kind: 'line', autocomplete: 'organization' }),
    inRed('email', { stored: 'incorporation_time', label: 'Incorporation time', kind: 'line', autocomplete: 'off' }),
    inRed('phone', { stored: 'address', label: 'Address', kind: 'line', autocomplete: 'address-line1' }),
    inRed('language', { stored: 'phone', label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    inRed('information', { stored: 'description', label: 'Description', kind: 'text', autocomplete: 'off' }),
  ],
} as const satisfies Form

/** F4, the registration of a purchase. */
export const registration = {
  kind: 'registration',
  label: 'Product registration',
  fields: [
    inRed('family_name', { label: 'First name', kind: 'line', autocomplete: 'given-name' }),
    inRed('name', { label: 'Name', kind: 'line', autocomplete: 'family-name' }),
    inRed('phone', { label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    inRed('email', { label: 'E-mail', kind: 'email', autocomplete: 'email' }),
    inRed('address', { label: 'Address', kind: 'line', autocomplete: 'address-line1' }),
    inRed('house_type', { label: 'House type', kind: 'choice', autocomplete: 'off' }),
    inRed('city', { label: 'City', kind: 'line', autocomplete: 'address-level2' }),
    inRed('postcode', { label: 'Postcode', kind: 'line', autocomplete: 'postal-code' }),
    inRed('cate_name', { label: 'Product category', kind: 'choice', autocomplete: 'off' }),
    inRed('code', { label: 'Product code', kind: 'choice', autocomplete: 'off' }),
    inRed('serial_number', { label: 'Serial number', kind: 'line', autocomplete: 'off' }),
    inRed('channel', { label: 'Purchase channel', kind: 'choice', autocomplete: 'off' }),
    inRed('channel_describe', { label: 'Channel description', kind: 'line', autocomplete: 'off' }),
    inRed('buy_date', { label: 'Purchase date', kind: 'date', autocomplete: 'off' }),
    inRed('order_number', { label: 'Order number', kind: 'line', autocomplete: 'off' }),
  ],
  fixed: { state: '1' },
} as const satisfies Form

/** F5, dealers who want to join. */
export const dealer = {
  kind: 'dealer',
  label: 'Dealer application',
  fields: [
    inRed('phone', { label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    inRed('website', { label: 'Web site', kind: 'website', autocomplete: 'url' }),
    inRed('main_business', { label: 'Main business', kind: 'text', autocomplete: 'off' }),
    inRed('company', { label: 'Company', kind: 'line', autocomplete: 'organization' }),
  ],
} as const satisfies Form

/** F6, complaints. */
export const feedback = {
  kind: 'feedback',
  label: 'Feedback',
  fields: [
    fillIn('name', { label: 'Name', kind: 'line', autocomplete: 'name' }),
    fillIn('countries', { stored: 'country', label: 'Country', kind: 'line', autocomplete: 'country-name' }),
    fillIn('city', { label: 'City', kind: 'line', autocomplete: 'address-level2' }),
    fillIn('phone', { label: 'Phone', kind: 'phone', autocomplete: 'tel' }),
    fillIn('describe', { stored: 'description', label: 'Problem', kind: 'text', autocomplete: 'off' }),
  ],
} as const satisfies Form

/** F7, the older company form. `main_business` carries what is faulty. */
export const supplier = {
  kind: 'supplier',
  label: 'Company form',
  fields: [
    fillIn('company', { label: 'Company name', kind: 'line', autocomplete: 'organization', required: 'enterCompany' }),
    fillIn('founding_date', { label: 'Incorporation', kind: 'line', autocomplete: 'off', required: 'enterFoundingDate' }),
    fillIn('address', { label: 'Company address', kind: 'line', autocomplete: 'address-line1', required: 'enterAddress' }),
    fillIn('fax', { label: 'Telephone, fax', kind: 'phone', autocomplete: 'off', required: 'enterFax' }),
    fillIn('phone', { label: 'Mobile phone', kind: 'phone', autocomplete: 'tel', required: 'enterPhone' }),
    fillIn('website', { label: 'Web site', kind: 'website', autocomplete: 'url', required: 'enterWebsite' }),
    fillIn('staff_number', { label: 'Employees', kind: 'line', autocomplete: 'off', required: 'enterStaffNumber' }),
    fillIn('main_business', { label: 'Fault', kind: 'text', autocomplete: 'off', required: 'enterFaultDescription' }),
  ],
} as const satisfies Form

/** Marketing consent withdrawn by its owner: no form of the original, but it goes the same way. */
export const withdrawal = {
  kind: 'withdrawal',
  label: 'Withdrawal of consent',
  fields: [fillIn('email', { label: 'E-mail', kind: 'email', autocomplete: 'email' })],
} as const satisfies Form

/** Every kind that can be in the inbox. */
export const forms = { subscribe, enquiry, cooperation, registration, dealer, feedback, supplier, withdrawal } as const
/** Whether a person waits for a person: who subscribes or withdraws has had the answer by mail already. */
export const awaitsAnswer = (kind: SubmissionKind) => kind !== 'subscribe' && kind !== 'withdrawal'
export const submissionKinds = Object.keys(forms) as readonly SubmissionKind[]
