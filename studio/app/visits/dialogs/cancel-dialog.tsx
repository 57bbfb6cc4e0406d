import { useState } from 'react'
import { useWords } from '#studio/app/language.tsx'
import { TitledDialog } from '#studio/app/ui/titled-dialog.tsx'
import type { Visit } from '#studio/wire/visits.ts'
import { DialogForm, LineField } from './fields.tsx'

type CancelDialogProps = {
  visit: Visit
  close: () => void
  /** Returns whether it was cancelled. */
  cancel: (word: string) => Promise<boolean>
}

/** Cancels a visit with a word to the visitor. Not undone by a button: the seat may be somebody else's a second later. */
export function CancelDialog({ visit, close, cancel }: CancelDialogProps) {
  const { t } = useWords()
  const [word, setWord] = useState('')
  const submit = async () => {
    if (await cancel(word)) close()
  }
  return (
    <TitledDialog title={t('cancelVisit.title', { name: visit.name || visit.reference })} close={close}>
      <DialogForm yes={t('cancelVisit.yes')} no={t('cancelVisit.no')} isDanger submit={() => void submit()} close={close}>
        {visit.email && (
          <LineField
            label={t('cancelVisit.word')}
            hint={t('cancelVisit.wordHint')}
            value={word}
            change={setWord}
            longest={500}
            isLong
            autoFocus
          />
        )}
        <p className="quiet">
          {visit.email ? t('cancelVisit.mail', { email: visit.email }) : t('move.noMail', { phone: visit.phone || '–' })}
        </p>
      </DialogForm>
    </TitledDialog>
  )
}
