import { useEffect, useState } from 'react'
import { entryOf } from '#contract/content/entry-of.ts'
import { CallFailed, call, type Fault } from '../call.ts'
import { createDraftSession, type DraftSession } from './session/draft-session.ts'
import { holdEntry } from './unsent/entry-lock.ts'

/** Opens the entry that a file belongs to. Another file of the same entry changes nothing. `round`: another one opens it again. */
export function useEntry(
  file: string | undefined,
  round: number,
): {
  session: DraftSession | undefined
  fault: Fault | undefined
} {
  const [opened, setOpened] = useState<{ entry: string; session: DraftSession }>()
  const [fault, setFault] = useState<Fault>()
  const entry = file && entryOf(file)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other files of the entry are in the same form.
  useEffect(() => {
    if (entry === undefined || file === undefined) return
    let isCurrent = true
    let session: DraftSession | undefined
    setFault(undefined)
    const held = new AbortController()
    holdEntry(entry, held.signal)
      .then(() => call('entryForm', { file }))
      .then(
        (form) => {
          if (!isCurrent) return
          session = createDraftSession(form)
          session.start()
          setOpened({ entry, session })
        },
        (error: unknown) => {
          if (!isCurrent) return
          setOpened(undefined)
          setFault(error instanceof CallFailed ? error.fault : 'away')
        },
      )
    return () => {
      isCurrent = false
      session?.stop()
      held.abort()
    }
  }, [entry, round])
  return { session: opened?.entry === entry ? opened?.session : undefined, fault }
}
