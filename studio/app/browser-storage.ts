/** What this browser remembers for the next time. It may be full, or blocked by a setting: then nothing is remembered, and work goes on. */
export const browserStorage = {
  read(key: string): string | undefined {
    return orNothing(() => localStorage.getItem(key) ?? undefined)
  },
  /** Undefined forgets the value. */
  write(key: string, value: string | undefined) {
    orNothing(() => (value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
  },
  keys: (): string[] => orNothing(() => Object.keys(localStorage)) ?? [],
}

function orNothing<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
