import { useSyncExternalStore } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { initialMessages, pastToasts, subscribe } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { Disclosure } from '#app/ui/moving/disclosure.tsx'
import styles from './message-list.module.css'

/** What toasts have said, the newest first, for people who had no time to read it. At the end of the page, where nothing moves when it appears. */
export function MessageList() {
  const t = useMessages('shell')
  const toasts = useSyncExternalStore(subscribe, pastToasts, initialMessages)
  if (toasts.length === 0) return null
  return (
    <div className={`page-width ${styles.messages}`}>
      <Disclosure
        summary={<ChangingText>{t('footer.messages', { count: toasts.length })}</ChangingText>}
        className={styles.list ?? ''}
      >
        <ol>
          {toasts.map(({ number, text }) => (
            <li key={number}>{text}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  )
}
