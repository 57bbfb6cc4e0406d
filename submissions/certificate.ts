import { fullName } from '#contract/forms/full-name.ts'
import type { Certificate } from '#contract/forms/posted-form.ts'
import { warrantyEnd } from '#contract/forms/warranty.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Entry } from './staff/find.ts'

const digitsAsked = 4

/** The certificate of a registration, for whoever knows the last four digits of the phone number in it. */
export function certificateOf(entry: Entry, phoneDigits: string): Certificate | undefined {
  const { fields, reference, receivedAt } = entry
  const digits = (text: string | undefined) => (text ?? '').normalize('NFKC').replace(/\D/g, '')
  const asked = digits(phoneDigits)
  if (entry.kind !== 'registration' || asked.length !== digitsAsked || !digits(fields['phone']).endsWith(asked)) return undefined

  const registeredOn = dayInSingapore(new Date(receivedAt))
  const buyDate = fields['buy_date'] ?? ''
  return {
    reference,
    name: fullName(fields['family_name'], fields['name']),
    code: fields['code'] ?? '',
    serialNumber: fields['serial_number'] ?? '',
    buyDate,
    registeredOn,
    expiresOn: warrantyEnd(buyDate, registeredOn),
  }
}
