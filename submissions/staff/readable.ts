import type { FormField } from '#contract/forms/form.ts'

/** Names of the choices in forms, for staff. The store and the JSON export have the raw values. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cate_name: {
    1: 'Range hoods',
    2: 'Hobs',
    3: 'Electric ovens',
    4: 'Steam ovens',
    5: 'Microwave ovens',
    6: 'In-sink dishwashers',
    7: 'Other',
  },
  code: { other: 'Other' },
  house_type: { hdb: 'HDB flat', condominium: 'Condominium', landed: 'Landed house', other: 'Other' },
  channel: { store: 'Store', online: 'Online', developer: 'Property developer' },
}

/** The name of a chosen value. Other values are returned unchanged. */
export function readable({ stored }: FormField, value: string | undefined): string {
  return names[stored]?.[value ?? ''] ?? value ?? ''
}
