import { unitNames } from '#catalog/numbers/units.ts'
import type { Language } from '#contract/languages.ts'

/** A number, or the two numbers of a range, with the unit behind it (`35 to 45 cm`). `at`: where it begins. */
export type WrittenNumber = { text: string; values: number[]; unit: string; at: number }

// Placeholders, addresses of links, codes (RH-9010, E1, LR20, IEC 60704-2-13), telephone numbers, times and numbers of steps.
const notNumbers =
  /\{[^{}]*\}|\]\([^()]*\)|https?:\S+|\bIEC [\d-]+|(?<![A-Za-z])[A-Za-z]+-?\d[\dA-Za-z-]*|\+\d[\d ]+|\d{1,2}:\d\d|^[^\S\r\n\u2028\u2029]*\d+\. /gm
const number = String.raw`\d+(?:[.,]\d+)*`
const escaped = unitNames.map((name) => name.replace(/[()°²³/%]/g, String.raw`\$&`))
const written = new RegExp(
  String.raw`(${number})(?:(?: to | sampai | hingga | bis |\s?[至到]\s?|\s?[~–]\s?)(${number}))?(?:[\s\u00a0]?(${escaped.join('|')})(?![A-Za-z]))?`,
  'g',
)

/** Numbers that are written in a text by hand. */
export function numbersIn(text: string, language: Language): WrittenNumber[] {
  const prose = text.replace(notNumbers, (part) => ' '.repeat(part.length))
  return [...prose.matchAll(written)].map(({ index: at, 0: whole, 1: first, 2: second, 3: unit = '' }) => ({
    at,
    text: whole,
    values: [first, second].flatMap((part) => (part === undefined ? [] : [parsed(part, language)])),
    unit,
  }))
}

/** Indonesian has points between thousands and a decimal comma. */
function parsed(digits: string, language: Language): number {
  const [thousands, decimal] = language === 'id' ? ['.', ','] : [',', '.']
  return Number(digits.replaceAll(thousands, '').replace(decimal, '.'))
}
