import { type CalendarDate, parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { DayInput } from '#studio/app/ui/day-input.tsx'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.ts'

export function DayField(props: FieldProps<'day'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { t } = useWords()
  const day = dayOf(value)
  return (
    <FieldFrame {...{ at, faults, help }} kind="day">
      <DayInput
        className="field write-day"
        label={
          <>
            {label} {field.isOptional && <span className="write-optional">{t('form.optional')}</span>}
          </>
        }
        day={day}
        isInvalid={faults !== ''}
        change={(next) => change(next ? next.toString() : field.isOptional ? undefined : '')}
      >
        {day && field.isOptional && (
          <Button slot={null} className="quiet-button" onPress={() => change(undefined)}>
            {t('form.clear')}
          </Button>
        )}
      </DayInput>
    </FieldFrame>
  )
}

function dayOf(value: unknown): CalendarDate | null {
  try {
    return typeof value === 'string' ? parseDate(value) : null
  } catch {
    return null
  }
}
