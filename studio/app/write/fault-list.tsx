import { useWords } from '../language.tsx'
import { useSessionPart } from './session/session-context.tsx'
import { fieldInHash, hashOfField } from './write-place.ts'

/** All that is wrong with the entry. Each line leads to its field. */
export function FaultList() {
  const { t } = useWords()
  const faults = useSessionPart((session) => session.faults)
  if (faults.length === 0) return <p className="write-no-faults">{t('form.noFaults')}</p>
  return (
    <details className="write-faults">
      <summary>{t('form.faults', { count: faults.length })}</summary>
      <ul>
        {faults.map(({ file, field, message }) => (
          <li key={`${file} ${field} ${message}`}>
            <a href={hashOfField(fieldInHash(`#/write/${file}/${field}`) ?? { file, path: [] })}>
              {file.split('/').at(-1)} {field}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </details>
  )
}
