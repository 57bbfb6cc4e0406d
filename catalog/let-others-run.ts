import { setImmediate } from 'node:timers/promises'

/** Between two pieces of long work: content that is read anew must not hold up the pages that are asked for meanwhile. */
export async function letOthersRun(): Promise<void> {
  await setImmediate()
}

/** Makes one thing after another, and lets others run between them. */
export async function oneByOne<From, To>(all: readonly From[], make: (one: From) => To): Promise<To[]> {
  const made: To[] = []
  for (const one of all) {
    made.push(make(one))
    await letOthersRun()
  }
  return made
}
