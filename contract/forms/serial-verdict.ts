export type SerialRange = { from: string; to: string }
export type SerialVerdict = 'affected' | 'clear' | 'unreadable'

/** Whether a typed serial number is in one of the ranges. All serial numbers of a model have the same length. */
export function serialVerdict(typed: string, ranges: readonly SerialRange[]): SerialVerdict {
  const serial = plainSerial(typed)
  if (!ranges.some(({ from }) => from.length === serial.length)) return 'unreadable'
  const affected = ranges.some(({ from, to }) => from.length === serial.length && from <= serial && serial <= to)
  return affected ? 'affected' : 'clear'
}

/** Whether to warn the owner. Unreadable serial numbers count as affected: a false alarm does less harm than no warning. */
export function isConcerned(typed: string, ranges: readonly SerialRange[]): boolean {
  return serialVerdict(typed, ranges) !== 'clear'
}

/** Label before the number on a rating plate. */
const label = /^\s*(?:S\/N|SN(?=[\s:.\d])|SERIAL(?:\s*(?:NO|NR|NUMBER))?|NO(?:MOR)?\.?\s*SERI)[\s.:#]*/

/** Removes the label before the number, and the spaces and dashes in it. */
export function plainSerial(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(label, '')
    .replace(/[^A-Z0-9]/g, '')
}
