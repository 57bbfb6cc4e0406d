/** The part of session storage that the pages use. */
export type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Session storage, or, where the browser forbids it or it is full, the memory of this document: what a visitor chose then lasts until the
 * next whole page.
 */
export function createSessionMemory(sessionStorage: () => KeyedTexts): KeyedTexts {
  const kept = new Map<string, string>()
  const attempt = <Result>(work: (storage: KeyedTexts) => Result): Result | undefined => {
    try {
      return work(sessionStorage())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, text) {
      const stored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (stored) kept.delete(key)
      else kept.set(key, text)
    },
    removeItem(key) {
      kept.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

export const sessionMemory = createSessionMemory(() => window.sessionStorage)
