import { type MouseEvent, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { closeIcon } from '#app/ui/pictures/icons.ts'
import styles from './navigation-progress.module.css'
import { usePageFailure } from './use-page-failure.ts'

/** A progress bar while the next page is loading. If loading fails, a notice offers a full page load (G9). */
export function NavigationProgress() {
  const t = useMessages('shell')
  const { waiting, pathname, search } = useSlowNavigation()
  const { failure, trying, load, dismiss } = usePageFailure()
  const focusNext = useNextFocus()
  const close = () => {
    dismiss()
    focusNext(() => document.querySelector<HTMLElement>('h1'))
  }
  const late = waiting === 'slow' || waiting === 'failed'
  const href = failure?.href ?? (late ? `${pathname}${search}` : undefined)

  const text = () => {
    if (failure) return failure.offline ? t('page.offline') : t('page.failed')
    return waiting === 'slow' ? t('page.slow') : t('page.failed')
  }
  // A full page load needs neither the data nor the code that failed to load.
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault()
    if (href !== undefined && !trying) void load(href)
  }
  return (
    <>
      <div role="status" className={styles.status}>
        {(trying || (waiting === 'busy' && !failure)) && (
          <>
            <span className={styles.line} />
            <span className="visually-hidden">{t('page.loading')}</span>
          </>
        )}
      </div>
      {href !== undefined && (
        <div role="alert" className={styles.notice}>
          <p>
            <ChangingText>{text()}</ChangingText>
          </p>
          <a href={href} aria-disabled={trying} className={buttonClass('secondary')} onClick={tryAgain}>
            {t('action.tryAgain')}
          </a>
          {failure && (
            <IconButton
              icon={closeIcon}
              size={20}
              className={`close-button ${styles.close}`}
              aria-label={t('action.close')}
              onClick={close}
            />
          )}
        </div>
      )}
    </>
  )
}

/** Shorter waits would only make the progress bar flash. */
const noticeableMs = 400
const dataTimeoutMs = 30_000
const chunkTimeoutMs = 120_000

type Waiting = 'none' | 'busy' | 'slow' | 'failed'

/** How long the next page has been loading. Its data times out after 30 s, its code after 120 s (G9). */
function useSlowNavigation(): { waiting: Waiting; pathname: string | undefined; search: string } {
  const { state, location } = useNavigation()
  const [waiting, setWaiting] = useState<Waiting>('none')
  const key = state === 'idle' ? undefined : location?.key

  useEffect(() => {
    if (key === undefined) return
    const timers = [
      setTimeout(setWaiting, noticeableMs, 'busy'),
      setTimeout(setWaiting, dataTimeoutMs, 'slow'),
      setTimeout(setWaiting, chunkTimeoutMs, 'failed'),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWaiting('none')
    }
  }, [key])

  return { waiting, pathname: location?.pathname, search: location?.search ?? '' }
}
