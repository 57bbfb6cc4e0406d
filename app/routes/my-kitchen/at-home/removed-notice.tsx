import type { RefObject } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'

type RemovedNoticeProps = {
  /** What was removed last. */
  code: string | undefined
  undo: RefObject<HTMLButtonElement | null>
  onUndo: () => void
  className: string | undefined
}

/** Says what was removed from a shelf, and takes it back. */
export function RemovedNotice({ code, undo, onUndo, className }: RemovedNoticeProps) {
  const { t } = useLanguage()
  return (
    <p role="status" className={className}>
      {code !== undefined && (
        <>
          {t('kitchen.removed', { code })}{' '}
          <Button ref={undo} look="plain" onClick={onUndo}>
            {t('kitchen.undo')}
          </Button>
        </>
      )}
    </p>
  )
}
