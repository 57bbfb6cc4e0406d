import type { Certificate } from '#contract/forms/posted-form.ts'
import type { CertificateData } from '../calls/information-calls.ts'

/** A certificate as the API sends it. */
export function certificateData({ serialNumber, buyDate, registeredOn, warranty, ...rest }: Certificate): CertificateData {
  return {
    ...rest,
    ...{ serial_number: serialNumber, buy_date: buyDate, registered_on: registeredOn },
    ...('open' in warranty
      ? { expires_on: '', open_question: warranty.open }
      : { expires_on: warranty.expiresOn, open_question: '' }),
  }
}

/** A certificate from the API. */
export function certificateIn(data: CertificateData): Certificate {
  const { serial_number, buy_date, registered_on, expires_on, open_question, ...rest } = data
  return {
    ...rest,
    ...{ serialNumber: serial_number, buyDate: buy_date, registeredOn: registered_on },
    warranty: open_question === '' ? { expiresOn: expires_on } : { open: open_question },
  }
}
