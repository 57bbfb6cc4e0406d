import type { ReactNode } from 'react'
import { useWords } from '#studio/app/language.tsx'
import { type At, keyOfAt } from '../session/session-context.tsx'

type Props = { at: At; kind: string; faults: string; help?: string | undefined; children: ReactNode; isWide?: boolean }

/** Ids of the texts below a field, for screen readers. Keys of maps may have spaces, which end an id. */
const idOf = (at: At, part: 'help' | 'faults' | 'length') => `${keyOfAt(at).replaceAll(/\s/g, '_')}:${part}`
/** What a screen reader says after the label of the field. */
export const describedBy = (at: At, help: string | undefined) =>
  [...(help === undefined ? [] : [idOf(at, 'help')]), idOf(at, 'faults')].join(' ')
export const lengthId = (at: At) => idOf(at, 'length')

/** Marks where a field is, so that faults, the preview and links can open it, and shows its help and faults. */
export function FieldFrame({ at, kind, faults, help, children }: Props) {
  return (
    <div className="write-field" data-at={keyOfAt(at)} data-kind={kind} data-faulty={faults !== '' || undefined} tabIndex={-1}>
      {children}
      {help !== undefined && (
        <p className="write-help" id={idOf(at, 'help')}>
          {help}
        </p>
      )}
      <FaultText faults={faults} id={idOf(at, 'faults')} />
    </div>
  )
}

/** Announced when it appears, as the advice of a colleague would be. */
export function FaultText({ faults, id }: { faults: string; id?: string }) {
  const { t, faultText } = useWords()
  const sentences =
    faults === '' ? [] : faults.split('\n').map((message) => t('fault.sentence', { text: capitalised(faultText(message)) }))
  return (
    <p className="write-fault" aria-live="polite" id={id}>
      {sentences.join(' ')}
    </p>
  )
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
