/** Polls a condition, and rejects after 20 seconds. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 800; tries += 1) {
    if (await isTrue()) return
    await new Promise((resume) => setTimeout(resume, 25))
  }
  throw new Error('The condition was not true within 20 seconds')
}
