import { categories } from '../categories.ts'

/**
 * The values that the forms offer. Words of five languages stand beside them on the page; on the wire and in the store is what stands
 * here. Any other text is accepted too.
 */
export const houseTypes = ['hdb', 'condominium', 'landed', 'other'] as const
export const purchaseChannels = ['store', 'online', 'developer'] as const

/** Category 7 is the registration's alone: an appliance of no category of the site, whose product code is `other` as well. */
export const otherCategory = '7'
export const otherCode = 'other'
export const registrationCategories: readonly string[] = [...categories.map(({ number }) => String(number)), otherCategory]
