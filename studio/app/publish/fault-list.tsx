import { entryOf } from '#contract/content/entry-of.ts'
import type { LabelledFault } from '#studio/wire/publish.ts'
import { useEntryName } from '../labels/entry-name.ts'
import { useStepsText } from '../labels/steps-text.ts'
import { useWords } from '../language.tsx'

/** What keeps drafts back, each with the way to its field. `count`: of all faults, if there are more than are shown. */
export function FaultList({ faults, count = faults.length }: { faults: readonly LabelledFault[]; count?: number }) {
  const { t, faultText } = useWords()
  const nameOf = useEntryName()
  const stepsText = useStepsText()
  return (
    <div className="faults">
      <p className="alarming">{t('publish.faults', { count })}</p>
      <ul>
        {faults.map(({ file, field, message, steps, title }) => (
          <li key={`${file} ${field} ${message}`}>
            <a className="link" href={`#/write/${file}${field === '' ? '' : `/${field}`}`}>
              {nameOf({ entry: entryOf(file), title })}
              {field !== '' && ` › ${stepsText(steps)}`}
            </a>
            {t('field.colon')}
            {faultText(message)}
          </li>
        ))}
      </ul>
    </div>
  )
}
