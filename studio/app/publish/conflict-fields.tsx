import { useState } from 'react'
import { Button, Label, Radio, RadioGroup } from 'react-aria-components'
import { languageEntry, languageNames } from '#contract/languages.ts'
import type { Reading } from '#studio/wire/labels.ts'
import type { LabelledConflict } from '#studio/wire/publish.ts'
import { Readable } from '../labels/readable.tsx'
import { useStepsText } from '../labels/steps-text.ts'
import { useWords } from '../language.tsx'

type Side = 'theirs' | 'mine'
type ConflictFieldsProps = {
  file: string
  conflicts: readonly LabelledConflict[]
  take: (choices: Record<string, Side>) => void
}

/** Fields that were published meanwhile, differently: for each, one of the two texts is chosen. */
export function ConflictFields({ file, conflicts, take }: ConflictFieldsProps) {
  const { t } = useWords()
  const stepsText = useStepsText()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const isDecided = conflicts.every(({ path }) => choices[path.join('.')] !== undefined)
  return (
    <section className="conflict" aria-label={t('publish.conflict')}>
      <p className="alarming">{t('publish.conflictWhat')}</p>
      {conflicts.map(({ path, steps, reading, theirs, mine }) => {
        const key = path.join('.')
        const language = languageNames.find((name) => path.includes(name))
        return (
          <RadioGroup
            key={key}
            className="conflict-field"
            value={choices[key] ?? null}
            onChange={(side) => setChoices({ ...choices, [key]: side === 'mine' ? 'mine' : 'theirs' })}
          >
            <Label>
              {stepsText(steps)}
              {language && <span className="language-tag">{languageEntry(language).name}</span>}
            </Label>
            {(['theirs', 'mine'] as const).map((side) => (
              <Radio key={side} value={side} className="conflict-side">
                <span className="quiet">{t(`publish.${side}`)}</span>
                <Value file={file} value={side === 'mine' ? mine : theirs} reading={reading} />
              </Radio>
            ))}
          </RadioGroup>
        )
      })}
      <Button className="button secondary" isDisabled={!isDecided} onPress={() => take(choices)}>
        {t('publish.take')}
      </Button>
    </section>
  )
}

type ValueProps = { file: string; value: unknown; reading: Reading | undefined }

function Value({ file, value, reading }: ValueProps) {
  const { t } = useWords()
  if (value === undefined) return <span>{t('publish.gone')}</span>
  const text =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : [value].flat().join(', ')
  return <span>{reading ? <Readable {...{ file, text, reading }} /> : text}</span>
}
