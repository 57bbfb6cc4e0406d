/** The `Storage` methods that the pages use. */
export type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage with a fallback: if the browser blocks it or it is full, values stay in memory until the next full page load. */
export function createMemory(storageOfBrowser: () => KeyedTexts): KeyedTexts {
  const fallback = new Map<string, string>()
  const attempt = <Result>(work: (storage: KeyedTexts) => Result): Result | undefined => {
    try {
      return work(storageOfBrowser())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => fallback.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, text) {
      const stored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (stored) fallback.delete(key)
      else fallback.set(key, text)
    },
    removeItem(key) {
      fallback.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

export const sessionMemory = createMemory(() => window.sessionStorage)
