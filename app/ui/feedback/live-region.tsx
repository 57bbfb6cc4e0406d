import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { addRegion, announce, currentMessages, initialMessages, subscribe } from './announcements.ts'
import styles from './live-region.module.css'

/**
 * Has the messages of `announce` and `showToast` in the page: one for the page, and one in each open modal dialog. It is there before its first message,
 * because screen readers announce changes only of existing live regions. A toast is below the header and the bar with tabs.
 */
export function LiveRegion() {
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const messages = useSyncExternalStore(subscribe, currentMessages, initialMessages)
  const own = messages.filter(({ region }) => region === id)
  const toast = own.find(({ isToast }) => isToast)

  useLayoutEffect(() => addRegion(id), [id])

  // In the top layer: elsewhere, an ancestor with `content-visibility` or `transform` moves what is fixed to the window. Not before there is a toast,
  // because a browser lays out the whole footer for it.
  useLayoutEffect(() => {
    element.current?.togglePopover?.(false)
    if (toast) element.current?.togglePopover?.(true)
  }, [toast])

  return (
    <div ref={element} role="status" aria-atomic={false} popover="manual" className={`screen-only ${styles.region}`}>
      {own.map((message) => (
        <p key={message.number} className={message === toast ? styles.toast : 'visually-hidden'}>
          {message.text}
        </p>
      ))}
    </div>
  )
}

/** Announces a text each time that `of` changes, even if the text is still the same, such as the number of results of another search. An empty text isn't. */
export function useAnnouncement(text: string, of: unknown) {
  const announced = useRef(of)
  useEffect(() => {
    if (announced.current === of) return
    announced.current = of
    if (text !== '') announce(text)
  }, [text, of])
}
