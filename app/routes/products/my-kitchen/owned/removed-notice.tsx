import type { RefObject } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'

type RemovedNoticeProps = {
  /** What was removed last. */
  code: string | undefined
  undo: RefObject<HTMLButtonElement | null>
  onUndo: () => void
  className: string | undefined
}

/** Says what was removed from a shelf, and takes it back. */
export function RemovedNotice({ code, undo, onUndo, className }: RemovedNoticeProps) {
  const t = useMessages('my-kitchen')
  return (
    <p className={className}>
      {code !== undefined && (
        <>
          <ChangingText>{t('kitchen.removed', { code })}</ChangingText>{' '}
          <Button ref={undo} look="plain" onClick={onUndo}>
            {t('kitchen.undo')}
          </Button>
        </>
      )}
    </p>
  )
}
