import { useWords } from '../language.tsx'
import { fieldName } from './differences.tsx'
import type { Faults } from './use-publishing.ts'

const mostShown = 50

/** What keeps drafts back, each with the way to its field. */
export function FaultList({ faults }: { faults: Faults }) {
  const { t } = useWords()
  return (
    <div className="faults">
      <p className="alarming">{t('publish.faults', { count: faults.length })}</p>
      <ul>
        {faults.slice(0, mostShown).map(({ file, field, message }) => (
          <li key={`${file} ${field} ${message}`}>
            <a className="link" href={`#/write/${file}${field === '' ? '' : `/${field}`}`}>
              {file}
            </a>{' '}
            {field !== '' && <span>{fieldName(field.split('.'))}: </span>}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
