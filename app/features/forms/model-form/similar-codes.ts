import { matchingModels } from '#contract/products/typed-model.ts'

/** Codes similar to the typed one. `same` is set if the text means exactly one model, in whatever spelling. */
export function similarCodes(typed: string, codes: readonly string[]): { same?: string; similar: string[] } {
  const key = plain(typed)
  const [only, second] = matchingModels(typed, codes)
  if (only !== undefined && second === undefined) return { same: only, similar: [] }

  const sameNumber = (code: string) => digitsOf(key) !== '' && digitsOf(code) === digitsOf(key)
  return { similar: codes.filter((code) => sameNumber(code) || differInOne(plain(code), key)) }
}

const maxShownLength = 40
const maxSimilar = 12

/** What to answer to a typed model that is not in the catalog: the code that it means (`same`), or the few codes similar to it. */
export function unknownModel(text: string, codes: readonly string[]) {
  const typed = text.trim().slice(0, maxShownLength)
  const { same, similar } = similarCodes(typed, codes)
  return { same, unknown: { typed, similar: similar.slice(0, maxSimilar) } }
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
