import { readFileSync } from 'node:fs'

/** Loaded into a studio or site before its own code: the file `MOVED_CLOCK` has how many milliseconds its clock is ahead. SIGUSR2 reads it again. */
const control = process.env['MOVED_CLOCK'] ?? ''
let ahead = 0
function read() {
  try {
    ahead = Number(readFileSync(control, 'utf8'))
  } catch {
    ahead = 0
  }
}

const RealDate = Date
class MovedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + ahead)
    else super(...(parts as [number]))
  }
  static override now() {
    return RealDate.now() + ahead
  }
}
globalThis.Date = MovedDate as DateConstructor
read()
process.on('SIGUSR2', read)
