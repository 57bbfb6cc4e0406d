import { parseReference, referenceOf } from '#contract/forms/reference.ts'
import { readSerial } from '#contract/forms/warranty/serial-number.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'

export type OwnedDetails = Pick<OwnedEntry, 'serial' | 'bought' | 'reference'>
/** The fields with a value that can't be. */
export type OwnedProblems = { bought?: true; reference?: true }

export const exampleReference = referenceOf(123_456_789)

/** What was typed about an appliance, without what is empty or can't be. */
export function readOwned(data: FormData, code: string): { details: OwnedDetails; problems: OwnedProblems } {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const [serial, bought, reference] = [
    readSerial(text('serial'), code) ?? text('serial'),
    text('bought'),
    parseReference(text('reference')),
  ]
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(bought) && bought <= dayInSingapore(new Date())
  return {
    details: { ...(serial && { serial }), ...(isDay && { bought }), ...(reference && { reference }) },
    problems: {
      ...(bought !== '' && !isDay && { bought: true }),
      ...(text('reference') !== '' && !reference && { reference: true }),
    },
  }
}
