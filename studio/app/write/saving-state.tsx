import { useEffect, useRef, useState } from 'react'
import { useWords } from '../language.tsx'
import { useSessionPart } from './session/session-context.tsx'

/** Somebody who types makes shorter pauses. */
const pauseMs = 1_500

/** "Saved", or why not. Screen readers say it when nobody types any more: not after each letter. */
export function SavingState() {
  const { t } = useWords()
  const saving = useSessionPart((session) => session.saving)
  const isDraft = useSessionPart(({ form }) => form.files.some(({ draft }) => draft))
  const isSaved = saving.state === 'saved'
  const said = useSavedOnce(isSaved)
  return (
    <>
      {saving.state === 'unsaved' ? (
        <p className="write-saving" data-state="unsaved" role="alert">
          {t('form.unsaved')} {t(`fault.${saving.fault}`)}
        </p>
      ) : (
        <p className="write-saving" data-state={saving.state}>
          {t(!isSaved ? 'form.saving' : isDraft ? 'form.saved' : 'form.published')}
        </p>
      )}
      <p className="hidden-label" role="status">
        {said && t('form.saved.said')}
      </p>
    </>
  )
}

/** Whether everything that was typed has been saved for a while. */
function useSavedOnce(isSaved: boolean): boolean {
  const hasTyped = useRef(false)
  const [said, say] = useState(false)
  useEffect(() => {
    if (!isSaved) {
      hasTyped.current = true
      return say(false)
    }
    if (!hasTyped.current) return
    const timer = setTimeout(() => say(true), pauseMs)
    return () => clearTimeout(timer)
  }, [isSaved])
  return said
}
