/** In a hidden tab there are no frames. */
const longestWaitMs = 200

/** Resolves when what has just changed is painted. Work that waits for it doesn't delay the response to a click. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs)
    // The frame is painted after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
