import { useCallback, useEffect, useState } from 'react'
import styles from './toast.module.css'

const standsForMs = 6_000

export type ToastMessage = { text: string; shown: number }

/** Takes away the toast that was shown last, wherever on the page it stands: they all have the same place. */
let hideLast: (() => void) | undefined

/** What a `<Toast>` shows. Saying the same thing again shows it anew. */
export function useToast() {
  const [message, setMessage] = useState<ToastMessage>()

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(undefined), standsForMs)
    return () => clearTimeout(timer)
  }, [message])

  const hide = useCallback(() => setMessage(undefined), [])
  const show = (text: string) => {
    if (hideLast !== hide) hideLast?.()
    hideLast = hide
    setMessage((before) => ({ text, shown: (before?.shown ?? 0) + 1 }))
  }
  return { message, show }
}

/**
 * A short answer to what was just done, 90 px from the top. It is always in the page, so that screen readers hear what comes into it. What
 * stands behind a modal dialog is not heard: a dialog that answers carries a toast of its own.
 */
export function Toast({ message }: { message: ToastMessage | undefined }) {
  return (
    <div role="status" className={styles.place}>
      {message && (
        <p key={message.shown} className={styles.toast}>
          {message.text}
        </p>
      )}
    </div>
  )
}
