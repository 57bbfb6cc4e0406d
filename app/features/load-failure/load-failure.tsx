import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './load-failure.module.css'

/** Says, in place of the content, that it could not be loaded, and offers a retry (G9). */
export function LoadFailure() {
  const { t } = useLanguage()
  const { revalidate, state } = useRevalidator()
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={note} role="alert" className={styles.note}>
      {t('loadFailure.text')}
      <Button look="plain" disabled={state === 'loading'} onClick={() => revalidate()}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
