// No vowels, so no words; no 0/O, 1/I, 2/Z, 5/S, 8/B, U/V. 23 is a prime, which is what lets one check character see every swap.
const alphabet = '34679CDFGHJKLMNPQRTVWXY'
const randomCharacters = 7

/** The most that `numbers` of `referenceOf` may be: how many references there are. */
export const referenceCount = alphabet.length ** randomCharacters

/** A number from 0 as the code a person reads out over the phone: `TQLP-TFGN`. The last character checks the others. */
export function referenceOf(number: number): string {
  const digits = Array.from(
    { length: randomCharacters },
    (_, place) => Math.floor(number / alphabet.length ** place) % alphabet.length,
  )
  const characters = digits.map((digit) => alphabet.charAt(digit)).join('')
  const code = characters + alphabet.charAt(checkOf(digits))
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** The reference that somebody typed, however they did; undefined where a character is wrong, missing or swapped. */
export function parseReference(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')
  const digits = [...code].map((character) => alphabet.indexOf(character))
  if (digits.length !== randomCharacters + 1 || digits.includes(-1)) return undefined
  if (digits.at(-1) !== checkOf(digits.slice(0, -1))) return undefined
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Each place weighs differently, none nothing: one wrong character and two swapped ones both change the sum. */
function checkOf(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, place) => total + digit * (place + 2), 0)
  return sum % alphabet.length
}
