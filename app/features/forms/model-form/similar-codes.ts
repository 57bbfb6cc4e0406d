import { matchingModels } from '#contract/products/product-code.ts'

/** Codes similar to the typed one. `same` is set if the text means exactly one model, in whatever spelling. */
export function similarCodes(typed: string, codes: readonly string[]): { same?: string; similar: string[] } {
  const key = plain(typed)
  const [only, second] = matchingModels(typed, codes)
  if (only !== undefined && second === undefined) return { same: only, similar: [] }

  const sameNumber = (code: string) => digitsOf(key) !== '' && digitsOf(code) === digitsOf(key)
  return { similar: codes.filter((code) => sameNumber(code) || differInOne(plain(code), key)) }
}

const plain = (code: string) =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
const digitsOf = (code: string) => code.replace(/[^0-9]/g, '')

function differInOne(a: string, b: string): boolean {
  return a.length === b.length && [...a].filter((letter, index) => letter !== b[index]).length === 1
}
