import { type CalendarDate, parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Label,
  Popover,
} from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.ts'

export function DayField(props: FieldProps<'day'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { t } = useWords()
  const day = dayOf(value)
  return (
    <FieldFrame {...{ at, faults, help }} kind="day">
      <DatePicker
        className="field write-day"
        value={day}
        isInvalid={faults !== ''}
        onChange={(next) => change(next ? next.toString() : field.isOptional ? undefined : '')}
      >
        <Label>
          {label} {field.isOptional && <span className="write-optional">{t('form.optional')}</span>}
        </Label>
        <Group className="write-day-group">
          <DateInput className="write-day-input">
            {(segment) => <DateSegment className="date-segment" segment={segment} />}
          </DateInput>
          <Button className="quiet-button" aria-label={t('form.calendar')}>
            ▾
          </Button>
          {day && field.isOptional && (
            <Button slot={null} className="quiet-button" onPress={() => change(undefined)}>
              {t('form.clear')}
            </Button>
          )}
        </Group>
        <Popover className="popover">
          <Dialog className="write-calendar" aria-label={label}>
            <Calendar>
              <header>
                <Button slot="previous" className="quiet-button">
                  ‹
                </Button>
                <CalendarHeading />
                <Button slot="next" className="quiet-button">
                  ›
                </Button>
              </header>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
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
