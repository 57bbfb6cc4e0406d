import { fullName } from '#contract/text/full-name.ts'
import type { StoredSubmission } from './find.ts'

/** The sender: the name, else the company, else the contact. */
export function senderOf({ fields }: Pick<StoredSubmission, 'fields'>): string {
  const name = fullName(fields['family_name'], fields['name'])
  return name || fields['company'] || fields['contact'] || fields['email'] || fields['phone'] || ''
}
