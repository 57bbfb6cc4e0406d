import { setImmediate } from 'node:timers/promises'

/** Lets pending requests run between two parts of a long computation. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate()
}
