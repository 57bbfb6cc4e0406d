/** The first day on which a model was sold, and the day from which it no longer was. */
export type Made = { launched?: string; discontinued?: string }

/** Longer text is no serial number. The limit also bounds the patterns below. */
const longestText = 120

/** Keys of a Korean keyboard that was left on: O, Shift+O, I, L and the hyphen-like ㅡ. Mapped before NFKD, which joins them to syllables. */
const koreanKeys: ReadonlyMap<string, string> = new Map([
  ...['ㅇ', 'ㅐ', 'ㅒ'].map((key) => [key, '0'] as const),
  ...['ㅑ', 'ㅣ'].map((key) => [key, '1'] as const),
  ['ㅡ', '-'],
])
/** What is typed or recognised in a photo for 0 and 1, also from Greek, Cyrillic and Chinese keyboards. */
const zeros = /[OØ∅⌀ΟО〇○◯]/gu
const ones = /[ILǀ|∣丨ΙІӀ]/gu
const separators = /[\s\p{Cc}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,:;#_'"·・。、/\\=~−─ー]/gu
const digitLike = `0-9OØ∅⌀ΟО〇○◯ILǀ|∣丨ΙІӀ`

/** A word such as “S/N”, “Serial”, “序列号”: no digits, and more than letters that stand for digits. */
const isLabel = (word: string) => !/[0-9]/.test(word) && new RegExp(`[^${digitLike}]`, 'u').test(word.replace(separators, ''))

/**
 * Reads the nine digits of a serial number in any spelling: full-width, with spaces, hyphens, a label or the model's code, with letters
 * that look like digits. Undefined if anything remains that can't be a digit: guessing could clear an appliance that is affected.
 */
export function readSerial(typed: string, code = ''): string | undefined {
  if (typed.length > longestText) return undefined
  const text = plainText(typed)
  return digitsOf(text) ?? digitsOf(withoutCode(text, code))
}

/** NFKD, because an accent or the stroke of a slashed zero must fall off. Invisible characters come along when text is copied. */
function plainText(typed: string): string {
  const mapped = [...typed].map((character) => koreanKeys.get(character) ?? character).join('')
  return mapped
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase()
}

function withoutCode(text: string, code: string): string {
  if (code === '') return text
  const [letters = '', digits = ''] = code.split('-')
  return text.replace(new RegExp(`${letters}[\\s\\p{Pd}._]{0,3}${digits}`, 'u'), ' ')
}

function digitsOf(text: string): string | undefined {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '')
  const first = words.findIndex((word) => !isLabel(word))
  const last = words.findLastIndex((word) => !isLabel(word))
  const rest = first < 0 ? '' : words.slice(first, last + 1).join(' ')
  // A label without a space: “S/N:2610…”, “序列号2610…”. Its own letters may look like digits, as in “No.2610…”.
  const afterStrange = rest.replace(new RegExp(`^[^0-9]*[^0-9${digitLike}\\s\\p{P}]`, 'u'), '')
  const afterPoint = rest.replace(/^[^0-9.:#]*\p{L}[.:#]+/u, '')
  const afterLetters = rest.replace(/^[^0-9]+/u, '')
  for (const candidate of [rest, afterStrange, afterPoint, afterLetters]) {
    const digits = candidate.replace(separators, '').replace(zeros, '0').replace(ones, '1')
    if (/^[0-9]{9}$/.test(digits)) return digits
  }
  return undefined
}

/**
 * Whether an appliance of this model can have the number. The first four digits are the year and week in which it was built. That is
 * never in the future, never after the model's last day, and at most a year before its first day in the shops.
 */
export function isSerialOf({ launched, discontinued }: Made, serial: string, now: Date): boolean {
  const built = serial.slice(0, 4)
  const week = Number(built.slice(2))
  if (week < 1 || week > 53) return false
  // A day of tolerance: in Singapore it may be tomorrow.
  if (built > weekOf(new Date(now.getTime() + dayMs))) return false
  if (discontinued !== undefined && built > weekOf(new Date(discontinued))) return false
  return launched === undefined || built >= weekOf(new Date(new Date(launched).getTime() - 365 * dayMs))
}

const dayMs = 86_400_000

/** Year and ISO week, as in a serial number: `2648`. */
function weekOf(day: Date): string {
  const thursday = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 4 - (day.getUTCDay() || 7)))
  const year = thursday.getUTCFullYear()
  const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs + 1) / 7)
  return `${String(year % 100).padStart(2, '0')}${String(week).padStart(2, '0')}`
}
