import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../language.tsx'
import { Toasts } from '../toasts.tsx'
import { useSteps } from '../use-steps.ts'
import { PersonDialog } from './person-dialog.tsx'

const nothingToRefresh = async () => {}

/** For those who look after the data of a person, and not after the inbox. */
export function PersonRoom() {
  const { t } = useWords()
  const { say, attempt, toasts } = useSteps(nothingToRefresh)
  const [isOpen, setOpen] = useState(false)
  return (
    <main className="plain-room">
      <h1>{t('person')}</h1>
      <p>{t('person.help')}</p>
      <Button className="button primary" onPress={() => setOpen(true)}>
        {t('person.begin')}
      </Button>
      {isOpen && <PersonDialog {...{ say, attempt }} contact="" close={() => setOpen(false)} />}
      <Toasts queue={toasts} />
    </main>
  )
}
