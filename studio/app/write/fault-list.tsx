import { useWords } from '../language.tsx'
import { type At, useSessionPart } from './session/session-context.tsx'
import { fieldInHash, hashOfField } from './write-place.ts'

type Props = { focus: (at: At) => void }

/** All that is wrong with the entry. Each line leads to its field. */
export function FaultList({ focus }: Props) {
  const { t } = useWords()
  const faults = useSessionPart((session) => session.faults)
  if (faults.length === 0) return <p className="write-no-faults">{t('form.noFaults')}</p>
  return (
    <details className="write-faults">
      <summary>{t('form.faults', { count: faults.length })}</summary>
      <ul>
        {faults.map(({ file, field, message }) => (
          <li key={`${file} ${field} ${message}`}>
            <a href={hashOfField(atOf(file, field))} onClick={() => focus(atOf(file, field))}>
              {file.split('/').at(-1)} {field}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </details>
  )
}

const atOf = (file: string, field: string): At => fieldInHash(`#/write/${file}/${field}`) ?? { file, path: [] }
