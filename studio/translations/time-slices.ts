import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'

/** Short enough that an answer to staff never waits noticeably for it. */
const sliceMs = 8

/** For long computations: `pause` lets other work run if the last pause was too long ago. */
export function createTimeSlices() {
  let begun = performance.now()
  return {
    async pause() {
      if (performance.now() - begun < sliceMs) return
      await yieldToEventLoop()
      begun = performance.now()
    },
  }
}
export type TimeSlices = ReturnType<typeof createTimeSlices>
