import { categories } from '../products/categories.ts'

/**
 * Option values of the forms. The API and the database use them as they are; pages show a translated label. The API also accepts
 * any other text.
 */
export const houseTypes = ['hdb', 'condominium', 'landed', 'other'] as const
export const purchaseChannels = ['store', 'online', 'developer'] as const

/** Only the registration has category 7: an appliance outside the six categories. Its product code is `other`. */
export const otherCategory = '7'
export const otherCode = 'other'
export const registrationCategories: readonly string[] = [...categories.map(({ number }) => String(number)), otherCategory]
