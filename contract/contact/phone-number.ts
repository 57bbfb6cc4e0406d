const longestText = 2_000
/** Shorter ones are years, ages or house numbers. */
const fewestDigits = 5
const mostDigits = 20

/** A digit, then a word or sign for "extension" in one of our languages, then the extension. */
const extension =
  /(\d)[\s,;(]{0,5}(?:extension|extn|ext|x|#|分机|分機|内线|內線|内線|转|轉|내선|교환|pesawat|psw|sambungan)[\s.:=]{0,5}\d{1,6}/giu
const run = /\+?\d[\d\s().·\p{Pd}]{3,}/gu

const singapore = '65'
const localDigits = 8

/**
 * The phone numbers in a text, only their digits: without extensions, and numbers of Singapore without the country code. `+65 (9123) 4567 ext. 12`
 * and `００６５ ９１２３４５６７` are both `91234567`. Only the first 2,000 characters are read.
 */
export function phoneNumbersIn(typed: string): string[] {
  const text = typed.slice(0, longestText).normalize('NFKC').slice(0, longestText).replace(extension, '$1')
  const numbers = (text.match(run) ?? []).map(nationalDigits)
  return [...new Set(numbers.filter(({ length }) => length >= fewestDigits && length <= mostDigits))]
}

function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  if (!digits.startsWith(singapore)) return digits
  // `+65 (0) 9123 4567`: the zero of other countries.
  const local = digits.slice(singapore.length).replace(/^0/, '')
  return local.length === localDigits ? local : digits
}

/** The number to dial in a text, as people wrote it. Undefined if there is none. */
export function numberToDial(typed: string): string | undefined {
  const text = typed.slice(0, longestText).normalize('NFKC').slice(0, longestText).replace(extension, '$1')
  return text.match(run)?.[0]?.replace(/[^\d+]/g, '')
}

/** The link that dials a number as people write it: `+65 6100 0000`. */
export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Plausibility check, used only for hints: 6 to 15 digits, with the usual separators. Forms accept any text. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 && /^[\d\s()+./#ext-]+$/i.test(text.trim())
}
