export type SerialRange = { from: string; to: string }
export type SerialVerdict = 'affected' | 'clear' | 'unreadable'

/** Whether a serial number, as somebody typed it, is in one of the ranges. All numbers of a model are equally long. */
export function serialVerdict(typed: string, ranges: readonly SerialRange[]): SerialVerdict {
  const serial = plainSerial(typed)
  if (!ranges.some(({ from }) => from.length === serial.length)) return 'unreadable'
  const affected = ranges.some(({ from, to }) => from.length === serial.length && from <= serial && serial <= to)
  return affected ? 'affected' : 'clear'
}

/** Whether a notice may be about this appliance: also where the number can't be read, as a needless warning does less harm than none. */
export function isConcerned(typed: string, ranges: readonly SerialRange[]): boolean {
  return serialVerdict(typed, ranges) !== 'clear'
}

/** What a rating plate says before the number. */
const label = /^\s*(?:S\/N|SN(?=[\s:.\d])|SERIAL(?:\s*(?:NO|NR|NUMBER))?|NO(?:MOR)?\.?\s*SERI)[\s.:#]*/

/** Plates and people put a label before the number, and spaces and dashes between its groups. */
export function plainSerial(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(label, '')
    .replace(/[^A-Z0-9]/g, '')
}
