import type { CalendarDate } from '@internationalized/date'
import type { ReactNode } from 'react'
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
  Text,
} from 'react-aria-components'
import { useWords } from '../language.tsx'

type DayInputProps = {
  label: ReactNode
  day: CalendarDate | null
  change: (day: CalendarDate | null) => void
  className: string
  earliest?: CalendarDate | undefined
  isInvalid?: boolean
  hint?: string
  /** Buttons beside that of the calendar. They need `slot={null}`. */
  children?: ReactNode
}

/** A day, typed or chosen in a calendar. */
export function DayInput({ label, day, change, className, earliest, isInvalid = false, hint, children }: DayInputProps) {
  const { t } = useWords()
  return (
    <DatePicker {...{ className, isInvalid }} value={day} onChange={change} {...(earliest && { minValue: earliest })}>
      <Label>{label}</Label>
      <Group className="day-group">
        <DateInput className="day-segments">{(segment) => <DateSegment className="date-segment" segment={segment} />}</DateInput>
        <Button className="quiet-button" aria-label={t('calendar')}>
          ▾
        </Button>
        {children}
      </Group>
      {hint !== undefined && <Text slot="description">{hint}</Text>}
      <Popover className="popover">
        <Dialog className="calendar" aria-label={t('calendar')}>
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
  )
}
