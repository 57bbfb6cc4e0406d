import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import styles from './load-error.module.css'

/** Says, in place of the content, that it could not be loaded, and offers a retry (G9). After that, the focus is on the page's heading. */
export function LoadError({ failed = false }: { failed?: boolean | undefined }) {
  const { revalidate, state } = useRevalidator()
  const note = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()

  const retry = () => {
    if (state === 'loading') return
    void revalidate()
    focusNext(() => (note.current ? undefined : document.querySelector<HTMLElement>('h1')))
  }
  return failed && <Note ref={note} busy={state === 'loading'} onRetry={retry} />
}

type NoteProps = { ref: React.RefObject<HTMLDivElement | null>; busy: boolean; onRetry: () => void }

function Note({ ref, busy, onRetry }: NoteProps) {
  const t = useMessages('common', 'shell')

  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [ref])

  return (
    <div ref={ref} role="alert" className={styles.note}>
      {t('loadError.text')}
      <Button look="plain" busy={busy} onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
