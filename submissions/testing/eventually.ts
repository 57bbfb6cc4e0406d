/** Waits until it is so, for twenty seconds at most. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 800; tries += 1) {
    if (await isSo()) return
    await new Promise((resume) => setTimeout(resume, 25))
  }
  throw new Error('It did not come about within twenty seconds')
}
