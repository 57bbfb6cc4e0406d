export type SerialRange = { from: string; to: string }
export type SerialVerdict = 'affected' | 'clear' | 'unreadable'

/** Whether a serial number, as somebody typed it, is in one of the ranges. All numbers of a model are equally long. */
export function serialVerdict(typed: string, ranges: readonly SerialRange[]): SerialVerdict {
  const serial = plainSerial(typed)
  if (!ranges.some(({ from }) => from.length === serial.length)) return 'unreadable'
  const affected = ranges.some(({ from, to }) => from.length === serial.length && from <= serial && serial <= to)
  return affected ? 'affected' : 'clear'
}

/** Plates and people put spaces and dashes between the groups. */
export function plainSerial(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
