/*
 * What every page knows of My kitchen, without its store: how many appliances there are, and the codes of those with a heart. One line of
 * text in localStorage, such as `3 RH-9010 HB-7830`. The truth is in IndexedDB.
 */

export const mirrorKey = 'kitchen'
export const mirrorChange = 'kitchenchange'

function words(): string[] {
  try {
    return localStorage[mirrorKey]?.split(' ') ?? []
  } catch {
    // The browser blocks storage.
    return []
  }
}

export const kitchenCount = () => Number(words()[0] ?? 0)
export const isInWishlist = (code: string) => words().includes(code, 1)

/** Other tabs get the browser's own event. A page restored from the back/forward cache has missed them. */
export function subscribeToMirror(listener: () => void) {
  const events = [mirrorChange, 'storage', 'pageshow']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
