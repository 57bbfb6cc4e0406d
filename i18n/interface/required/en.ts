import type { RequiredMessage } from '#contract/forms/form.ts'

/** Error messages for empty fields. The API uses them too. */
export const en = {
  fillIn: 'Please fill in this field',
  borderred: 'Please complete the field marked in red',
  enterCompany: 'Please enter Company Name',
  enterFoundingDate: 'Please enter Time of Incorporation',
  enterAddress: 'Please enter Company address',
  enterFax: 'Please enter Telephone, fax',
  enterPhone: 'Please enter Mobile phone',
  enterWebsite: 'Please enter Web site',
  enterStaffNumber: 'Please enter Number of employees',
  enterFaultDescription: 'Please enter Fault description',
} as const satisfies Record<RequiredMessage, string>
