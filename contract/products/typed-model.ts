/** Longer text names no model. The limit also bounds the patterns below. */
const longestText = 120

const spelled = /(?<![A-Z0-9])([A-Z01]{2})[\s\p{Pd}._/]{0,3}([0-9OIL]{4})/gu
/** Before the code on a rating plate. “No. 7830” must not become a model NO-7830. */
const label = /(?<![A-Z])(?:MODEL|NO|NR|TYPE|TIPE)(?![A-Z])[\s.:#]*/g
const onlyNumber = /^[^A-Z0-9]*([0-9]{4})[^A-Z0-9]*$/

/** Full-width letters, accents and invisible characters of copied text. */
const plainText = (typed: string) =>
  typed.length > longestText
    ? ''
    : typed
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '')
        .toUpperCase()
        .replace(label, ' ')

/**
 * The code in a text, in its canonical spelling: upper or lower case, full-width, with another separator or none, with the suffix of a
 * colour or revision (`RH-9010/01`, `RH 9010 BK`), within other words, with O for 0 or I for 1. It may be of a model that doesn't exist.
 */
export function readModel(typed: string): string | undefined {
  for (const [, letters = '', digits = ''] of plainText(typed).matchAll(spelled)) {
    if (!/[0-9]/.test(digits)) continue
    return `${letters.replaceAll('0', 'O').replaceAll('1', 'I')}-${digits.replaceAll('O', '0').replace(/[IL]/g, '1')}`
  }
  return undefined
}

/** The models that a typed text may mean, of those with these codes: by their code, or else by its number alone. */
export function matchingModels(typed: string, codes: readonly string[]): string[] {
  const named = readModel(typed)
  if (named !== undefined) return codes.filter((code) => code === named)
  const [, number] = onlyNumber.exec(plainText(typed)) ?? []
  return number === undefined ? [] : codes.filter((code) => code.endsWith(`-${number}`))
}
