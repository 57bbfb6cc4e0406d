/** A Singapore postal code as typed: in two groups, in full-width digits, or as in an address (S238801, Singapore 238801). */
export const cleanPostcode = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^(?:singapore|s)[(,]?(\d{6})\)?$/i, '$1')

/** A postal code that exists, for messages. */
export const examplePostcode = '238897'
