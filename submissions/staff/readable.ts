import type { FormField } from '#contract/forms/form.ts'

/** What the forms offer to choose, as staff read it. The store and the JSON export have the values themselves. */
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
  channel: { store: 'Store', online: 'Online', developer: 'Real-estate developer' },
}

/** A chosen value by its name; whatever else was sent stands for itself. */
export function readable({ stored }: FormField, value: string | undefined): string {
  return names[stored]?.[value ?? ''] ?? value ?? ''
}
