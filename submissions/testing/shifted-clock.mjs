// Loaded before a node of a test: its clock is wrong by SHIFT_MS.
const shiftMs = Number(process.env.SHIFT_MS)
const RightDate = Date

globalThis.Date = class extends RightDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RightDate.now() + shiftMs] : args))
  }
  static now() {
    return RightDate.now() + shiftMs
  }
}
