import { setImmediate } from 'node:timers/promises'

/** Between two pieces of long work: content that is read anew must not hold up the pages that are asked for meanwhile. */
export async function letOthersRun(): Promise<void> {
  await setImmediate()
}
