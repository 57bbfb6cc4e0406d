import { useState } from 'react'
import { Button, Label, Radio, RadioGroup } from 'react-aria-components'
import type { FieldConflict } from '#studio/releases/merge.ts'
import { useWords } from '../language.tsx'
import { fieldName } from './differences.tsx'

type Side = 'theirs' | 'mine'
type ConflictFieldsProps = { conflicts: readonly FieldConflict[]; take: (choices: Record<string, Side>) => void }

/** Fields that were published meanwhile, differently: for each, one of the two texts is chosen. */
export function ConflictFields({ conflicts, take }: ConflictFieldsProps) {
  const { t } = useWords()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const isDecided = conflicts.every(({ path }) => choices[path.join('.')] !== undefined)
  return (
    <section className="conflict" aria-label={t('publish.conflict')}>
      <p className="alarming">{t('publish.conflictWhat')}</p>
      {conflicts.map(({ path, theirs, mine }) => {
        const key = path.join('.')
        return (
          <RadioGroup
            key={key}
            className="conflict-field"
            value={choices[key] ?? null}
            onChange={(side) => setChoices({ ...choices, [key]: side === 'mine' ? 'mine' : 'theirs' })}
          >
            <Label>{path.length === 0 ? t('publish.whole') : fieldName(path)}</Label>
            {(['theirs', 'mine'] as const).map((side) => (
              <Radio key={side} value={side} className="conflict-side">
                <span className="quiet">{t(`publish.${side}`)}</span>
                <span>{shown(side === 'mine' ? mine : theirs) ?? t('publish.gone')}</span>
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

function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}
