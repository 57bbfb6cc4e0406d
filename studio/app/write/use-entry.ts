import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** Resolves once the form has what is in the drafts now, also if it is still being opened. */
  refresh: () => Promise<void>
} {
  const [opened, setOpened] = useState<{ entry: string; session: DraftSession }>()
  const [fault, setFault] = useState<Fault>()
  /** The session of the entry, or `undefined` if it can't be opened. */
  const opening = useRef<Promise<DraftSession | undefined>>(undefined)
  const entry = file && entryOf(file)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other files of the entry are in the same form.
  useEffect(() => {
    if (entry === undefined || file === undefined) return
    let isCurrent = true
    let session: DraftSession | undefined
    setFault(undefined)
    const held = new AbortController()
    opening.current = holdEntry(entry, held.signal)
      .then(() => call('entryForm', { file }))
      .then(
        (form) => {
          if (!isCurrent) return undefined
          session = createDraftSession(form)
          session.start()
          setOpened({ entry, session })
          return session
        },
        (error: unknown) => {
          if (!isCurrent) return undefined
          setOpened(undefined)
          setFault(error instanceof CallFailed ? error.fault : 'away')
          return undefined
        },
      )
    return () => {
      isCurrent = false
      opening.current = undefined
      session?.stop()
      held.abort()
    }
  }, [entry, round])
  const refresh = useCallback(async () => (await opening.current)?.refresh(), [])
  return { session: opened?.entry === entry ? opened?.session : undefined, fault, refresh }
}
