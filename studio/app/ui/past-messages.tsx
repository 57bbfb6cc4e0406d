import { useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../language.tsx'
import { DoneFoot, TitledDialog } from './titled-dialog.tsx'

type Message = { number: number; text: string }

/** More than anybody looks back for. */
const mostKept = 30

let messages: readonly Message[] = []
const listeners = new Set<() => void>()

/** Keeps what a toast says. */
export function keepMessage(text: string) {
  messages = [{ number: (messages[0]?.number ?? 0) + 1, text }, ...messages].slice(0, mostKept)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What toasts have said since the studio was opened, the newest first, for people who had no time to read it. */
export function PastMessages() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const kept = useSyncExternalStore(subscribe, () => messages)
  const title = t('messages', { count: kept.length })
  return (
    <>
      {kept.length > 0 && (
        <Button className="quiet-button" onPress={() => setOpen(true)}>
          {title}
        </Button>
      )}
      {isOpen && (
        <TitledDialog title={title} close={() => setOpen(false)}>
          <ol className="past-messages">
            {kept.map(({ number, text }) => (
              <li key={number}>{text}</li>
            ))}
          </ol>
          <DoneFoot close={() => setOpen(false)} />
        </TitledDialog>
      )}
    </>
  )
}
