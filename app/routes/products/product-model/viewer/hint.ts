const key = 'model-hint'

/** Shows how to turn and zoom, once: until the visitor does something, and not again in this tab. */
export function showHintOnce(hint: HTMLElement, stage: HTMLElement) {
  if (remembered(() => sessionStorage.getItem(key)) !== null) return
  hint.hidden = false
  const dismissed = new AbortController()
  const dismiss = () => {
    hint.hidden = true
    dismissed.abort()
    remembered(() => sessionStorage.setItem(key, 'seen'))
  }
  for (const kind of ['pointerdown', 'wheel', 'keydown', 'change'])
    stage.addEventListener(kind, dismiss, { signal: dismissed.signal, passive: true })
}

/** Browsers may block the storage. Then the hint is shown again in the next view. */
function remembered<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
