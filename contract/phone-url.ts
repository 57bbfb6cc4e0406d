/** The link that dials a number as people write it: `+65 6100 0000`. */
export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
