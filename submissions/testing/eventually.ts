const pollMs = 25
/** Only ends what a test has left behind: the timeout of the test is shorter. */
const longestMs = 10 * 60_000

/** Polls a condition until it is true, however long a busy machine takes. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + longestMs
  while (Date.now() < until) {
    if (await isTrue()) return
    await new Promise((resume) => setTimeout(resume, pollMs))
  }
  throw new Error('The condition was not true within ten minutes')
}
