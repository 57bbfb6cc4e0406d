import type { FormField } from '#contract/forms/form.ts'
import { momentInSingapore } from '#i18n/singapore-time.ts'

/** Names of the choices in forms, for staff. The store and the JSON export have the raw values. Maps, because visitors choose the keys. */
const names = new Map<string, ReadonlyMap<string, string>>([
  [
    'cate_name',
    new Map([
      ['1', 'Range hoods'],
      ['2', 'Hobs'],
      ['3', 'Electric ovens'],
      ['4', 'Steam ovens'],
      ['5', 'Microwave ovens'],
      ['6', 'In-sink dishwashers'],
      ['7', 'Other'],
    ]),
  ],
  ['code', new Map([['other', 'Other']])],
  [
    'house_type',
    new Map([
      ['hdb', 'HDB flat'],
      ['condominium', 'Condominium'],
      ['landed', 'Landed house'],
      ['other', 'Other'],
    ]),
  ],
  [
    'channel',
    new Map([
      ['store', 'Shop'],
      ['online', 'Online'],
      ['developer', 'Property developer'],
    ]),
  ],
  [
    'visit_kind',
    new Map([
      ['model', 'See a model'],
      ['planning', 'Planning advice'],
      ['cooking', 'Cooking evening'],
    ]),
  ],
])

/** The name of a chosen value, or a time in Singapore. Other values are returned unchanged. */
export function readable({ stored }: FormField, value: string | undefined): string {
  if (stored === 'start') return momentInSingapore(value ?? '')
  return names.get(stored)?.get(value ?? '') ?? value ?? ''
}
