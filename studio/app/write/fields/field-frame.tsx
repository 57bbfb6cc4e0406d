import type { ReactNode } from 'react'
import { type At, keyOfAt } from '../session/session-context.tsx'

type Props = { at: At; kind: string; faults: string; help?: string | undefined; children: ReactNode; isWide?: boolean }

/** Marks where a field is, so that faults, the preview and links can open it, and shows its help and faults. */
export function FieldFrame({ at, kind, faults, help, children }: Props) {
  return (
    <div className="write-field" data-at={keyOfAt(at)} data-kind={kind} data-faulty={faults !== '' || undefined} tabIndex={-1}>
      {children}
      {help !== undefined && <p className="write-help">{help}</p>}
      <FaultText faults={faults} />
    </div>
  )
}

/** Announced when it appears, as the advice of a colleague would be. */
export function FaultText({ faults }: { faults: string }) {
  return (
    <p className="write-fault" aria-live="polite">
      {faults && `${faults.charAt(0).toUpperCase()}${faults.slice(1)}.`}
    </p>
  )
}
