import { useCallback, useEffect, useState } from 'react'
import styles from './toast.module.css'

const displayMs = 6_000

export type ToastMessage = { text: string; shown: number }

/** Hides the last toast, in whatever component it is: all toasts share one position on the screen. */
let hideLast: (() => void) | undefined

/** State of a `<Toast>`. Showing the same text again restarts it. */
export function useToast() {
  const [message, setMessage] = useState<ToastMessage>()

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(undefined), displayMs)
    return () => clearTimeout(timer)
  }, [message])

  const hide = useCallback(() => setMessage(undefined), [])
  const show = useCallback(
    (text: string) => {
      if (hideLast !== hide) hideLast?.()
      hideLast = hide
      setMessage((before) => ({ text, shown: (before?.shown ?? 0) + 1 }))
    },
    [hide],
  )
  return { message, show }
}

/**
 * A short confirmation, 90 px from the top. The element is always in the page, because screen readers announce changes only of existing live regions.
 * They can't reach it behind a modal dialog, so a dialog needs its own toast.
 */
export function Toast({ message }: { message: ToastMessage | undefined }) {
  return (
    <div role="status" className={`screen-only ${styles.place}`}>
      {message && (
        <p key={message.shown} className={styles.toast}>
          {message.text}
        </p>
      )}
    </div>
  )
}
