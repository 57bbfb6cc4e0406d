import { languageEntry } from '#contract/languages.ts'
import { labelOf } from '#studio/labels/label-of.ts'
import { useStepsText } from '../labels/steps-text.ts'
import { useWords } from '../language.tsx'
import { CheckAgain } from '../ui/check-again.tsx'
import { type At, useDraftSession, useSessionPart } from './session/session-context.tsx'
import { fieldInHash, hashOfField } from './write-place.ts'

type Props = { focus: (at: At) => void }

/** All that is wrong with the entry. Each line leads to its field. */
export function FaultList({ focus }: Props) {
  const { t } = useWords()
  const faults = useSessionPart((session) => session.faults)
  const check = useSessionPart((session) => session.check)
  const session = useDraftSession()
  return (
    <>
      {check === 'failed' && <CheckAgain again={session.checkAgain} />}
      {faults.length > 0 && <Faults focus={focus} />}
      {faults.length === 0 && check === 'done' && <p className="write-no-faults">{t('form.noFaults')}</p>}
    </>
  )
}

function Faults({ focus }: Props) {
  const { t, faultText } = useWords()
  const nameOf = useFieldName()
  const faults = useSessionPart((session) => session.faults)
  return (
    <details className="write-faults">
      <summary>{t('form.faults', { count: faults.length })}</summary>
      <ul>
        {faults.map(({ file, field, message }) => (
          <li key={`${file} ${field} ${message}`}>
            <a href={hashOfField(atOf(file, field))} onClick={() => focus(atOf(file, field))}>
              {nameOf(atOf(file, field))}
            </a>
            {t('field.colon')}
            {faultText(message)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const atOf = (file: string, field: string): At => fieldInHash(`#/write/${file}/${field}`) ?? { file, path: [] }

/** What the form calls a field, with the language of its words. */
export function useFieldName(): (at: At) => string {
  const stepsText = useStepsText()
  const files = useSessionPart(({ form }) => form.files)
  return ({ file, path }) => {
    const found = files.find((one) => one.file === file)
    const language = found?.language && languageEntry(found.language).name
    const text = found ? stepsText(labelOf(found.field, path, found.value).steps) : ''
    return language === undefined ? text : `${language} › ${text}`
  }
}
