import { isSerialOf, type Made, readSerial } from './serial-number.ts'

export type SerialRange = { from: string; to: string }
/** What a safety notice says about one model. The days tell which serial numbers the model has. */
export type SerialsOfModel = Made & { code: string; serials: readonly SerialRange[] }
/**
 * `clear` is only ever said of a number that was understood as a serial number of the model. Everything else warns, a missing number too:
 * a false alarm does less harm than no warning.
 */
export type SerialVerdict = 'affected' | 'clear' | 'unreadable'

/** Whether a typed serial number is in one of the ranges. */
export function serialVerdict(typed: string, model: SerialsOfModel, now = new Date()): SerialVerdict {
  const serial = readSerial(typed, model.code)
  if (serial === undefined) return 'unreadable'
  if (model.serials.some(({ from, to }) => from <= serial && serial <= to)) return 'affected'
  return isSerialOf(model, serial, now) ? 'clear' : 'unreadable'
}
