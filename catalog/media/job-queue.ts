/** Runs jobs in the order in which they came, `atOnce` of them at a time. */
export function createJobQueue(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((proceed) => waiting.push(proceed))
    else running += 1

    try {
      return await job()
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
