import { fullName } from '#contract/text/full-name.ts'
import { printableText } from '#contract/text/printable-text.ts'
import type { Certificate } from '../posted-form.ts'
import { readPurchaseDay } from './purchase-day.ts'
import { readSerial } from './serial-number.ts'
import { type WarrantedModel, warrantyOf } from './warranty.ts'

/** Finds a model by its code, in any spelling. */
export type FindModel = (typed: string) => WarrantedModel | undefined

type Registered = { reference: string; fields: Readonly<Record<string, string | undefined>>; registeredOn: string }

/** The certificate of a registration, or why it has none yet. Only texts that may be printed beside the maker's name. */
export function certificateOf({ reference, fields, registeredOn }: Registered, findModel: FindModel): Certificate {
  const { code = '', serial_number: serial = '', buy_date: buyDate = '', family_name: given = '', name: family = '' } = fields
  const model = findModel(code)
  const bought = readPurchaseDay(buyDate, registeredOn, model?.launched)
  return {
    reference,
    name: printableText(fullName(given, family)),
    code: model?.code ?? printableText(code),
    serialNumber: readSerial(serial, model?.code) ?? printableText(serial),
    buyDate: bought.kind === 'day' ? bought.day : printableText(buyDate),
    registeredOn,
    warranty: warrantyOf({ buyDate, registeredOn }, model),
  }
}
