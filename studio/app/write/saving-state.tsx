import { useWords } from '../language.tsx'
import { useSessionPart } from './session/session-context.tsx'

/** "Saved", or why not. */
export function SavingState() {
  const { t } = useWords()
  const saving = useSessionPart((session) => session.saving)
  const isDraft = useSessionPart(({ form }) => form.files.some(({ draft }) => draft))
  return (
    <p className="write-saving" role="status" data-state={saving.state}>
      {saving.state === 'unsaved'
        ? `${t('form.unsaved')} ${t(`fault.${saving.fault}`)}`
        : t(saving.state === 'saving' ? 'form.saving' : isDraft ? 'form.saved' : 'form.published')}
    </p>
  )
}
