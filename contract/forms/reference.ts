// No vowels, so that no words appear, and no look-alikes (0/O, 1/I, 2/Z, 5/S, 8/B, U/V). With a prime number of characters (23), one
// check character detects every swap.
const alphabet = '34679CDFGHJKLMNPQRTVWXY'
const randomCharacters = 7

/** Number of references; the argument of `referenceOf` must be below it. */
export const referenceCount = alphabet.length ** randomCharacters

/** Converts a number from 0 to a code for use on the phone: `TQLP-TFGN`. The last character is a check character. */
export function referenceOf(number: number): string {
  const digits = Array.from(
    { length: randomCharacters },
    (_, place) => Math.floor(number / alphabet.length ** place) % alphabet.length,
  )
  const characters = digits.map((digit) => alphabet.charAt(digit)).join('')
  const code = characters + alphabet.charAt(checkOf(digits))
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Normalises a typed reference; undefined if a character is wrong, missing or swapped. */
export function parseReference(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')
  const digits = [...code].map((character) => alphabet.indexOf(character))
  if (digits.length !== randomCharacters + 1 || digits.includes(-1)) return undefined
  if (digits.at(-1) !== checkOf(digits.slice(0, -1))) return undefined
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Every position has a different non-zero weight, so one wrong character or two swapped ones change the sum. */
function checkOf(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, place) => total + digit * (place + 2), 0)
  return sum % alphabet.length
}
