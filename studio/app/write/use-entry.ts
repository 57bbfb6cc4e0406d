import { useEffect, useState } from 'react'
import { CallFailed, call, type Fault } from '../call.ts'
import { createDraftSession, type DraftSession } from './session/draft-session.ts'

/** The files of an entry are in one folder; those of a single file are that file. */
export const entryOfFile = (file: string) => (file.split('/').length > 2 ? file.split('/').slice(0, -1).join('/') : file)

/** Opens the entry that a file belongs to. Another file of the same entry changes nothing. */
export function useEntry(file: string | undefined): { session: DraftSession | undefined; fault: Fault | undefined } {
  const [opened, setOpened] = useState<{ entry: string; session: DraftSession }>()
  const [fault, setFault] = useState<Fault>()
  const entry = file && entryOfFile(file)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other files of the entry are in the same form.
  useEffect(() => {
    if (entry === undefined || file === undefined) return
    let isCurrent = true
    let session: DraftSession | undefined
    setFault(undefined)
    call('entryForm', { file }).then(
      (form) => {
        if (!isCurrent) return
        session = createDraftSession(form)
        session.start()
        setOpened({ entry, session })
      },
      (error: unknown) => isCurrent && setFault(error instanceof CallFailed ? error.fault : 'away'),
    )
    return () => {
      isCurrent = false
      session?.stop()
    }
  }, [entry])
  return { session: opened?.entry === entry ? opened?.session : undefined, fault }
}
