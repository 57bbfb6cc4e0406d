import { setImmediate } from 'node:timers/promises'

/** Lets pending requests run between two parts of a long computation. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate()
}

/** Like `Array.map`, but yields to the event loop after each item. */
export async function mapWithYields<From, To>(all: Iterable<From>, make: (one: From) => To): Promise<To[]> {
  const made: To[] = []
  for (const one of all) {
    made.push(make(one))
    await yieldToEventLoop()
  }
  return made
}
