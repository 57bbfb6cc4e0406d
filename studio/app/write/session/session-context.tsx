import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Path } from '#studio/edits/edit.ts'
import type { DraftSession, Session } from './draft-session.ts'

/** Where a value is: a field of a content file. */
export type At = { file: string; path: Path }

export const SessionContext = createContext<DraftSession | undefined>(undefined)

export function useDraftSession(): DraftSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Not inside an entry')
  return session
}

/** A part of the session. The component renders again only if it changes, so typing in one field leaves a hundred others alone. */
export function useSessionPart<T extends string | number | boolean | null | undefined | object>(
  read: (session: Session) => T,
): T {
  const session = useDraftSession()
  return useSyncExternalStore(session.subscribe, () => read(session.read()))
}

/** A simple value. */
export function useValue(at: At): unknown {
  const session = useDraftSession()
  return useSyncExternalStore(session.subscribe, () => {
    const value = session.value(at.file, at.path)
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
}

/** A list, a map or a group. Its identity changes only with its content. */
export function useWhole(at: At): unknown {
  const value = useValue(at)
  const session = useDraftSession()
  return typeof value === 'string' ? session.value(at.file, at.path) : value
}

/** What is wrong with the field itself, one message in each line. */
export function useFaults({ file, path }: At): string {
  const field = path.join('.')
  return useSessionPart(({ faults }) =>
    faults
      .filter((fault) => fault.file === file && fault.field === field)
      .map(({ message }) => message)
      .join('\n'),
  )
}

export const below = ({ file, path }: At, ...steps: Path): At => ({ file, path: [...path, ...steps] })
export const keyOfAt = ({ file, path }: At) => `${file}/${path.join('.')}`
